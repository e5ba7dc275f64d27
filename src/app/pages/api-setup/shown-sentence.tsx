import { ChevronDown } from 'lucide-react';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from 'waymark';
import type { DescribedRows } from '../../../rows/describe-rows';
import { type Measure, measures } from '../../../rows/query';
import { optionsOf } from '../../lib/formats';
import { usualMeasure } from '../../../rows/roles';
import type { Connection } from '../../data/json-api/connection';
import { bucketOf, defaultRange, isRangeId, rangeIds, ranges } from '../../lib/ranges';
import type { Preview } from './use-connection-test';
import { useEditor } from './use-editor';

const measureTexts: Record<Measure, string> = {
  count: 'number of',
  sum: 'sum of',
  average: 'average of',
  lowest: 'lowest',
  highest: 'highest',
};

const none = '';

/**
 * A sentence about the dashboard's content, parts of which are menus, and the reason for the proposal. `range` is the
 * one of the tested rows; null if they have no time.
 */
export function ShownSentence({ range }: Pick<Preview, 'range'>) {
  const { draft, change, described, columnsFor, setRole } = useEditor();
  const { columns, roles, words } = draft;
  const measure = usualMeasure(draft);
  const shown = draft.range ?? range ?? defaultRange;
  const nameOf = (pointer: string | null): string => columns.find((column) => column.pointer === pointer)?.name ?? '';
  const choices = (role: 'value' | 'group') =>
    columnsFor(role)
      .filter(({ pointer, type }) => role === 'group' || type === 'number' || pointer === roles.value)
      .map(({ pointer, name }) => ({ value: pointer, label: name }));
  return (
    <div className="grid gap-2">
      {/* Isolated, so that the parts keep their order in right-to-left pages. */}
      <p className="text-lead leading-8">
        <bdi>
          The{' '}
          {roles.value === null ? (
            measureTexts.count
          ) : (
            <Part
              name="Measure"
              options={optionsOf(measureTexts)}
              value={measure}
              onChoose={(value) => change({ measure: measures.find((one) => one === value) })}
            />
          )}{' '}
          {measure === 'count' || roles.value === null ? (
            <bdi>{words.plural}</bdi>
          ) : (
            <Part
              name="Value"
              options={choices('value')}
              value={roles.value}
              onChoose={(value) => setRole('value', value)}
            />
          )}
          {roles.time !== null && (
            <>
              {' '}
              by {bucketOf(shown)} for{' '}
              <Part
                name="Range"
                options={[
                  ...(typeof shown === 'string' ? [] : [{ value: none, label: 'the time of all rows' }]),
                  ...rangeIds.map((id) => ({ value: id, label: ranges[id].label })),
                ]}
                value={typeof shown === 'string' ? shown : none}
                onChoose={(value) => change({ range: isRangeId(value) ? value : undefined })}
              />
            </>
          )}
          , {roles.group === null ? '' : 'by '}
          <Part
            name="Group by"
            options={[{ value: none, label: 'no groups' }, ...choices('group')]}
            value={roles.group ?? none}
            onChoose={(value) => setRole('group', value)}
          />
          .
        </bdi>
      </p>
      <p className="text-caption text-muted">
        <bdi>{reasonOf(measure, nameOf(roles.value), draft, described)}</bdi>
      </p>
    </div>
  );
}

/** Returns why a measure is proposed, or what a different choice would mean. */
function reasonOf(
  measure: Measure,
  value: string,
  { roles }: Pick<Connection, 'roles'>,
  described: DescribedRows | null,
): string {
  if (roles.value === null) return 'No column has values to add up. Choose one under Columns.';
  if (described !== null && measure !== described.measure)
    return 'Your choice. You can also change it on the dashboard.';
  if (measure === 'count') return 'Each row is a separate event.';
  return measure === 'sum' ? `The values of ${value} add up.` : `The values of ${value} do not add up.`;
}

interface PartProps {
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

function Part({ name, options, value, onChoose }: PartProps) {
  const label = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Menu>
      <MenuTrigger
        aria-label={`${name}: ${label}`}
        className="inline-flex min-h-6 max-w-full items-center gap-0.5 rounded-inner bg-secondary-soft px-1.5 font-medium text-on-secondary-soft"
      >
        <bdi className="min-w-0 truncate">{label}</bdi>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup aria-label={name} value={value} onValueChange={onChoose}>
          {options.map((option) => (
            <MenuRadioItem key={option.value} value={option.value}>
              <bdi className="min-w-0 wrap-anywhere">{option.label}</bdi>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
