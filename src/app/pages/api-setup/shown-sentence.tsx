import { ChevronDown } from 'lucide-react';
import { Menu, MenuContent, MenuTrigger } from 'waymark';
import { type Measure, measures } from '../../../rows/query';
import { optionsOf } from '../../lib/formats';
import { MenuChoices, type MenuChoicesProps } from '../../lib/menu-choices';
import { usualMeasure } from '../../../rows/roles';
import { bucketOf, defaultRange, isRangeId, rangeIds, ranges } from '../../../rows/ranges';
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
  const value = columns.find(({ pointer }) => pointer === roles.value)?.name;
  const choices = (role: 'value' | 'group') =>
    columnsFor(role)
      .filter(({ pointer, type }) => role === 'group' || type === 'number' || pointer === roles.value)
      .map(({ pointer, name }) => ({ value: pointer, label: name }));
  // Why the measure is proposed, or what a different choice would mean.
  const reason =
    value === undefined
      ? 'No column has values to add up. Choose one under Columns.'
      : described !== null && measure !== described.measure
        ? 'Your choice. You can also change it on the dashboard.'
        : measure === 'count'
          ? 'Each row is a separate event.'
          : `The values of ${value} ${measure === 'sum' ? '' : 'do not '}add up.`;
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
              onChoose={(next) => change({ measure: measures.find((one) => one === next) })}
            />
          )}{' '}
          {measure === 'count' || roles.value === null ? (
            <bdi>{words.plural}</bdi>
          ) : (
            <Part
              name="Value"
              options={choices('value')}
              value={roles.value}
              onChoose={(pointer) => setRole('value', pointer)}
            />
          )}
          {roles.time !== null && (
            <>
              {' '}
              by {bucketOf(shown)} for{' '}
              <Part
                name="Range"
                options={[
                  ...(typeof shown === 'string' ? [] : [{ value: none, label: 'the time of the rows' }]),
                  ...rangeIds.map((id) => ({ value: id, label: ranges[id].label })),
                ]}
                value={typeof shown === 'string' ? shown : none}
                onChoose={(id) => change({ range: isRangeId(id) ? id : undefined })}
              />
            </>
          )}
          , {roles.group === null ? '' : 'by '}
          <Part
            name="Group by"
            options={[{ value: none, label: 'no groups' }, ...choices('group')]}
            value={roles.group ?? none}
            onChoose={(pointer) => setRole('group', pointer)}
          />
          .
        </bdi>
      </p>
      <p className="text-caption text-muted">
        <bdi>{reason}</bdi>
      </p>
    </div>
  );
}

function Part(choices: MenuChoicesProps<string>) {
  const { name, options, value } = choices;
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
        <MenuChoices {...choices} />
      </MenuContent>
    </Menu>
  );
}
