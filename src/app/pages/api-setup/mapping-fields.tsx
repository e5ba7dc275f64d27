import { type ReactNode, useId } from 'react';
import { ChartSymbol, Label, Select, TextField, VisuallyHidden } from 'waymark';
import type { DescribedRows } from '../../../rows/describe-rows';
import { type RoleName, roleNames } from '../../../rows/roles';
import { columnsForRole, withColumn } from '../../../rows/settings';
import { withoutNumber, type Words } from '../../../rows/texts';
import { groupColors } from '../../data/figures';
import type { Connection, Increase } from '../../data/json-api/connection';
import { countOf, optionsOf } from '../../lib/formats';
import type { FieldsProps } from './address-fields';
import { roleLabels, typeWords } from './propose-connection';

const withoutRole: Record<RoleName, string> = {
  time: 'None: no chart over time',
  value: 'None: only counts',
  group: 'None: one series',
  label: 'None',
  id: 'None: rows are numbered',
};

interface RoleFieldsProps extends FieldsProps {
  described: DescribedRows | null;
  /** The last row of the list. */
  children: ReactNode;
}

export function RoleFields({ form: { draft, change }, described, children }: RoleFieldsProps) {
  const { columns, roles } = draft;
  const isSuggested = (role: RoleName): boolean =>
    described !== null && roles[role] !== null && described.roles[role] === roles[role];
  return (
    <div className="grid">
      {roleNames.map((role) => {
        const pointer = roles[role];
        const facts = described?.columns.find(({ column }) => column.pointer === pointer);
        const current = columns.find((column) => column.pointer === pointer);
        return (
          <MapRow key={role} label={roleLabels[role]}>
            {(control) => (
              <div className="relative">
                <Select
                  {...control}
                  variant="plain"
                  aria-describedby={current ? `${control.id}-kind` : undefined}
                  name={`role-${role}`}
                  // Leaves room for the type, which is displayed over the select.
                  classNames={{ control: current ? 'pe-32' : undefined }}
                  options={[
                    { value: '', label: withoutRole[role] },
                    ...columnsForRole(role, draft, described).map((column) => ({
                      value: column.pointer,
                      label: column.name,
                    })),
                  ]}
                  value={pointer ?? ''}
                  onValueChange={(value) => change(withColumn(draft, role, value || null, described))}
                />
                {current && (
                  <span
                    id={`${control.id}-kind`}
                    className="pointer-events-none absolute inset-y-0 end-11 flex max-w-32 items-center text-caption text-muted"
                  >
                    {role === 'group' && facts
                      ? countOf(facts.distinct, { singular: 'value', plural: 'values' })
                      : typeWords[current.type].singular}
                    {isSuggested(role) && <VisuallyHidden> suggested</VisuallyHidden>}
                  </span>
                )}
              </div>
            )}
          </MapRow>
        );
      })}
      {children}
    </div>
  );
}

const increaseOptions = optionsOf<Increase>({ good: 'Good', bad: 'Bad', neutral: 'Neither good nor bad' });

export function WordFields({ form: { draft, change } }: FieldsProps) {
  const { words, roles, increase } = draft;
  const fields: readonly { key: keyof Words; label: string; placeholder: string }[] = [
    { key: 'singular', label: 'One row is called', placeholder: 'order' },
    { key: 'plural', label: 'Several rows are called', placeholder: 'orders' },
    ...(roles.value === null ? [] : [{ key: 'value' as const, label: 'The value is called', placeholder: 'Amount' }]),
  ];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {fields.map(({ key, label, placeholder }) => (
        <TextField
          key={key}
          label={label}
          name={`word-${key}`}
          maxLength={40}
          placeholder={placeholder}
          value={words[key]}
          onChange={({ target }) => change({ words: { ...words, [key]: target.value } })}
        />
      ))}
      <Select
        label="An increase is"
        name="increase"
        options={increaseOptions}
        value={increase}
        onValueChange={(value) => change({ increase: value })}
      />
    </div>
  );
}

interface MapRowProps {
  label: ReactNode;
  /** Renders the control with the given attributes, which associate it with its name. */
  children: (control: { id: string; 'aria-labelledby': string }) => ReactNode;
}

/** A row with a name and a plain control. Below 600 px, the name is above the control. */
function MapRow({ label, children }: MapRowProps) {
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <div className="grid items-center gap-x-2.5 border-t border-divider [--wm-plain:var(--wm-color-paper)] max-sm:pt-2 sm:grid-cols-[--spacing(28)_minmax(0,1fr)]">
      <Label id={labelId} htmlFor={id} className="line-clamp-2 min-w-0 text-label wrap-anywhere">
        {label}
      </Label>
      {children({ id, 'aria-labelledby': labelId })}
    </div>
  );
}

const options = optionsOf({
  none: 'Color of a series',
  high: 'High, success',
  medium: 'Medium, warning',
  low: 'Low, error',
});

const maxShown = 6;

/** Returns the groups to list: those of the rows or, before a test, those that have a level. */
export function shownGroups(groups: readonly string[], levels: Connection['groupLevels']): readonly string[] {
  return (groups.length > 0 ? groups : levels.map(({ group }) => group)).slice(0, maxShown);
}

interface GroupColorsProps {
  /** The most frequent groups; empty before a test. */
  groups: readonly string[];
  levels: Connection['groupLevels'];
  onChange: (levels: Connection['groupLevels']) => void;
}

/** The color of each group: a level's color or the next series color. */
export function GroupColors({ groups, levels, onChange }: GroupColorsProps) {
  const shown = shownGroups(groups, levels);
  const colors = groupColors(
    shown.map((key) => ({ key })),
    levels,
  );
  if (shown.length === 0) return null;
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-2 text-h5 text-heading">Group colors</legend>
      {shown.map((group, index) => (
        <MapRow key={group} label={<bdi>{withoutNumber(group) || 'None'}</bdi>}>
          {(control) => (
            <Select
              {...control}
              variant="plain"
              name={`group-${index}`}
              start={
                <span className="flex">
                  <ChartSymbol color={colors[index] ?? 'series-1'} />
                </span>
              }
              options={options}
              value={levels.find((entry) => entry.group === group)?.level ?? 'none'}
              onValueChange={(value) => {
                const others = levels.filter((entry) => entry.group !== group);
                onChange(value === 'none' ? others : [...others, { group, level: value }]);
              }}
            />
          )}
        </MapRow>
      ))}
    </fieldset>
  );
}
