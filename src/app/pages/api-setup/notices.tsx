import { Alert, Button } from 'waymark';
import type { Connection } from '../../data/json-api/connection';
import type { TestResult } from './use-connection-test';
import { type ColumnFacts, maxColumns } from '../../../rows/columns';
import { cutText } from '../../../rows/texts';
import { countOf, formatCount, formatShare, rowWords } from '../../lib/formats';
import { typeWords } from './propose-connection';

interface NoticesProps {
  notices: readonly Notice[];
  /** Called with a column's JSON Pointer and the setting to change. */
  onColumn: (pointer: string, setting?: ColumnSetting) => void;
}

export function Notices({ notices, onColumn }: NoticesProps) {
  return (
    // Always rendered: screen readers may miss a live region that appears with its message.
    <div role="status" className="empty:hidden">
      {notices.length > 0 && (
        <Alert tone="warning" live="off">
          <ul role="list" className="grid gap-2">
            {notices.map(({ id, text, column, setting }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <bdi className="min-w-0 grow basis-60 wrap-anywhere">{text}</bdi>
                {column !== undefined && (
                  <Button size="sm" variant="plain" onClick={() => onColumn(column, setting)}>
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

/** An unexpected finding in a response that the user can change. */
interface Notice {
  id: string;
  text: string;
  /** The JSON Pointer of the column to change. */
  column?: string;
  /** The column setting to focus. @default 'type' */
  setting?: ColumnSetting;
}

export type ColumnSetting = 'type' | 'dateOrder';

export interface NoticesInput {
  draft: Pick<Connection, 'columns' | 'rows' | 'roles' | 'nextPage'>;
  result: Pick<TestResult, 'described' | 'pages' | 'isTruncated' | 'nextError'>;
  /** The number of groups; 0 without a group column. */
  groupCount: number;
  /** The rows that do not fit the settings, as text; null if all fit. */
  problems: string | null;
}

/** More groups are probably a mistake. */
const manyGroups = 30;
/** Longer texts are documents, not cells. */
const longText = 10_000;
const maxNames = 3;
const maxNameLength = 40;

/** Returns “A, B, C and 4 more”. */
function listOf(names: readonly string[]): string {
  const more = names.length - maxNames;
  const shown = names.slice(0, maxNames).map((name) => cutText(name, maxNameLength));
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

const pageWords = { singular: 'page', plural: 'pages' };

function describePages({ draft, result }: NoticesInput): Notice | null {
  const { nextError, isTruncated, pages, described } = result;
  const { total } = described;
  if (nextError !== null) {
    const are = pages === 1 ? 'is' : 'are';
    return {
      id: 'next-error',
      text:
        nextError.kind === 'next-page'
          ? `Only ${countOf(pages, pageWords)} ${are} used: the next one has a different origin. Use its origin in the URL.`
          : `Only ${countOf(pages, pageWords)} ${are} used: the next one failed. ${nextError.message}`,
    };
  }
  if (isTruncated)
    return {
      id: 'truncated',
      text: 'The API has more data than the limit of 50 pages or 25 MB. Shorten the range with {from} and {to}.',
    };
  const isPart = total !== null && total > described.length && draft.rows?.includes('*') === false;
  // “None” is the user's choice.
  return isPart && draft.nextPage.type !== 'none'
    ? {
        id: 'total',
        text: `The API has ${countOf(total, rowWords)}, and ${formatCount(described.length)} are used. Choose the next page in the options, or request more rows with an API parameter.`,
      }
    : null;
}

/** Returns a test's unexpected findings. */
export function describeNotices(input: NoticesInput): Notice[] {
  const { draft, result, groupCount, problems } = input;
  const { columns, isCut, isDeep } = result.described;
  const settingsOf = ({ column: { pointer } }: ColumnFacts) => draft.columns.find((one) => one.pointer === pointer);
  const nameOf = (facts: ColumnFacts): string => settingsOf(facts)?.name ?? facts.column.name;
  const isTyped = (facts: ColumnFacts, type: string): boolean => settingsOf(facts)?.type === type;
  /**
   * Returns one notice for all affected columns, whose action opens the first one. Its text does not begin with a name: an
   * Arabic name would change the text direction.
   */
  const ofColumns = (
    id: string,
    found: readonly ColumnFacts[],
    describe: (names: string, first: ColumnFacts) => string,
    setting?: ColumnSetting,
  ): Notice | null => {
    const [first] = found;
    return first
      ? { id, text: describe(listOf(found.map(nameOf)), first), column: first.column.pointer, setting }
      : null;
  };
  const notices: (Notice | null)[] = [
    describePages(input),
    problems === null ? null : { id: 'problems', text: problems },
    columns.every(({ filled }) => filled === 0)
      ? {
          id: 'empty',
          text: 'The rows have no values. Check the parameters of the URL, or select another list in the response.',
        }
      : null,
    ofColumns(
      'mixed',
      columns.filter((facts) => facts.mixedWith !== null && isTyped(facts, 'text')),
      (names, { mixedWith }) =>
        `In ${names}, ${mixedWith === null ? 'values' : typeWords[mixedWith].plural} and texts are mixed, and read as text. Choose the type.`,
    ),
    ofColumns(
      'unfit',
      columns.filter((facts) => facts.fitting < 1 && facts.column.type !== 'text' && isTyped(facts, facts.column.type)),
      (names, { fitting, column: { type } }) =>
        `In ${names}, ${formatShare(fitting)} of the values are ${typeWords[type].plural}. The others are displayed as they are. Choose the type if it is another one.`,
    ),
    ofColumns(
      'ambiguous',
      columns.filter((facts) => facts.isAmbiguous && isTyped(facts, 'date')),
      (names, first) =>
        `Dates such as 3/4/2026 in ${names} are read with the ${settingsOf(first)?.dateOrder === 'day-first' ? 'day' : 'month'} first. Change the order if it is the other one.`,
      'dateOrder',
    ),
    ofColumns(
      'rounded',
      columns.filter(({ isRounded }) => isRounded),
      (names) =>
        `In ${names}, numbers of more than 15 digits are rounded. If every digit counts, let the API send them as text.`,
    ),
    groupCount > manyGroups
      ? {
          id: 'groups',
          text: `The groups have ${formatCount(groupCount)} values: the six most frequent ones get a color, the others are “Other”. Choose another column to group by, or none.`,
        }
      : null,
    ofColumns(
      'long',
      columns.filter(({ longest }) => longest > longText),
      (names) =>
        `In ${names}, the texts are long, and the grid shows their beginning. Hide the column if it is not needed.`,
    ),
    isCut
      ? {
          id: 'cut',
          text: `The rows have more fields than the ${maxColumns} that become columns. If one is missing, select it in the response.`,
        }
      : null,
    isDeep
      ? {
          id: 'deep',
          text: 'Some fields are nested too deep to become columns. If one is missing, select it in the response.',
        }
      : null,
  ];
  return notices.filter((notice) => notice !== null);
}
