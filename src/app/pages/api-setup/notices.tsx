import { Alert, Button } from 'waymark';
import type { Connection } from '../../data/json-api/connection';
import type { DescribedRows } from '../../../rows/describe-rows';
import type { TestResult } from './use-connection-test';
import { type ColumnFacts, maxColumns } from '../../../rows/columns';
import { cutText, defaultWords } from '../../../rows/texts';
import { countOf, formatCount, formatShare } from '../../lib/formats';
import { pageWords, typeWords } from './propose-connection';
import { type ColumnSetting, useEditor } from './use-editor';

export function Notices() {
  const { draft, result, described, preview, showColumn } = useEditor();
  const groupCount = draft.roles.group === null ? 0 : (preview?.summary.groupCount ?? 0);
  const notices =
    result && described
      ? describeNotices({ draft, result, described, groupCount, problems: preview?.notice ?? null })
      : [];
  return (
    // Always rendered, because screen readers may miss a live region that appears with its message.
    <div role="status" className="empty:hidden">
      {notices.length > 0 && (
        <Alert tone="warning" live="off">
          <ul role="list" className="grid gap-2">
            {notices.map(({ id, text, column, setting }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <bdi className="min-w-0 grow basis-60 wrap-anywhere">{text}</bdi>
                {column !== undefined && (
                  <Button size="sm" variant="plain" onClick={() => showColumn(column, setting)}>
                    Change
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** An unexpected finding in a response that the user can correct. */
interface Notice {
  id: string;
  text: string;
  column?: string;
  setting?: ColumnSetting;
}

export interface NoticesInput {
  draft: Pick<Connection, 'columns' | 'rows' | 'roles' | 'nextPage'>;
  result: Pick<TestResult, 'pages' | 'isTruncated' | 'nextError'>;
  described: DescribedRows;
  /** The number of groups; 0 if there is no group column. */
  groupCount: number;
  /** A description of the rows that do not fit the settings; null if all rows fit. */
  problems: string | null;
}

/** More groups than this are probably a mistake. */
const manyGroups = 30;
/** Longer text is a document, not a cell. */
const longText = 10_000;
const maxNames = 3;
const maxNameLength = 40;

/** Returns “A, B, C and 4 more”. */
function listOf(names: readonly string[]): string {
  const more = names.length - maxNames;
  const shown = names.slice(0, maxNames).map((name) => cutText(name, maxNameLength));
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

/** Returns why the test loaded only some of the API's rows; null if it loaded all of them. */
function describePages({ draft, result, described }: NoticesInput): string | null {
  const { nextError, isTruncated, pages } = result;
  const { total, length } = described;
  if (nextError !== null) {
    const used = `Only ${countOf(pages, pageWords)} ${pages === 1 ? 'is' : 'are'} used`;
    return nextError.kind === 'next-page'
      ? `${used}: the next one has a different origin. Use its origin in the URL.`
      : `${used}: the next one failed. ${nextError.message}`;
  }
  if (isTruncated)
    return 'The API has more data than the limit of 50 pages or 25 MB. Shorten the range with {from} and {to}.';
  const isPart = total !== null && total > length && draft.rows?.includes('*') === false;
  // “None” was chosen by the user.
  return isPart && draft.nextPage.type !== 'none'
    ? `The API has ${countOf(total, defaultWords)}, and ${formatCount(length)} are used. Choose the next page in the options, or request more rows with an API parameter.`
    : null;
}

export function describeNotices(input: NoticesInput): Notice[] {
  const { draft, groupCount, problems } = input;
  const { columns, isCut } = input.described;
  const settingsOf = ({ column: { pointer } }: ColumnFacts) => draft.columns.find((one) => one.pointer === pointer);
  const nameOf = (facts: ColumnFacts): string => settingsOf(facts)?.name ?? facts.column.name;
  const isTyped = (facts: ColumnFacts, type: string): boolean => settingsOf(facts)?.type === type;
  const notices: Notice[] = [];
  const add = (id: string, text: string | null | false): void => {
    if (text) notices.push({ id, text });
  };
  /**
   * Adds a single notice for all affected columns, whose action opens the first one. Its text does not begin with a
   * name, because an Arabic name would change the text direction.
   */
  const addColumns = (
    id: string,
    isFound: (facts: ColumnFacts) => boolean,
    describe: (names: string, first: ColumnFacts) => string,
    setting?: ColumnSetting,
  ): void => {
    const found = columns.filter(isFound);
    const [first] = found;
    if (!first) return;
    notices.push({ id, text: describe(listOf(found.map(nameOf)), first), column: first.column.pointer, setting });
  };
  add('pages', describePages(input));
  add('problems', problems);
  add(
    'empty',
    columns.every(({ filled }) => filled === 0) &&
      'The rows have no values. Check the parameters of the URL, or select another list in the response.',
  );
  addColumns(
    'mixed',
    (facts) => facts.mixedWith !== null && isTyped(facts, 'text'),
    (names, { mixedWith }) =>
      `In ${names}, ${mixedWith === null ? 'values' : typeWords[mixedWith].plural} and text are mixed, so everything is read as text. Choose a type.`,
  );
  addColumns(
    'unfit',
    (facts) => facts.fitting < 1 && facts.column.type !== 'text' && isTyped(facts, facts.column.type),
    (names, { fitting, column: { type } }) =>
      `In ${names}, ${formatShare(fitting)} of the values are ${typeWords[type].plural}. The others are displayed as they are. Choose another type if this is wrong.`,
  );
  addColumns(
    'ambiguous',
    (facts) => facts.isAmbiguous && isTyped(facts, 'date'),
    (names, first) =>
      `Dates such as 3/4/2026 in ${names} are read with the ${settingsOf(first)?.dateOrder === 'day-first' ? 'day' : 'month'} first. Change the order if this is wrong.`,
    'dateOrder',
  );
  addColumns(
    'rounded',
    ({ isRounded }) => isRounded,
    (names) =>
      `In ${names}, numbers of more than 15 digits are rounded. If every digit counts, let the API send them as text.`,
  );
  add(
    'groups',
    groupCount > manyGroups &&
      `The groups have ${formatCount(groupCount)} values: the six most frequent ones get a color, the others are “Other”. Choose another column to group by, or none.`,
  );
  addColumns(
    'long',
    ({ longest }) => longest > longText,
    (names) =>
      `In ${names}, the text is long, so the grid shows only its beginning. Hide the column if it is not needed.`,
  );
  add(
    'cut',
    isCut &&
      `Some fields are not columns: there are more than ${maxColumns}, or they are nested too deeply. If one is missing, select it in the response.`,
  );
  return notices;
}
