import { Chip, Select, VisuallyHidden } from 'waymark';
import type { Connection } from '../../data/json-api/connection';
import type { Column, ColumnFacts } from '../../../rows/columns';
import type { DescribedRows } from '../../../rows/describe-rows';
import { type RoleName, roleNames } from '../../../rows/roles';
import type { FieldsProps } from './address-fields';
import { countOf } from '../../lib/formats';
import { MapRow } from './map-row';
import { levelsOfGroup, wordsOfValue } from './propose-connection';
import { canHaveRole, roleLabels, typeWords } from './role-choices';

/** What the dashboard does without a column of the role. */
const withoutRole: Record<RoleName, string> = {
  time: 'None: no chart over time',
  value: 'None: only counts',
  group: 'None: one series',
  label: 'None',
  id: 'None: rows are numbered',
};

export interface RoleFieldsProps extends FieldsProps {
  /** The columns of the last test; null before a test. */
  described: DescribedRows | null;
}

/** Which column is the time, the value, the group, the label and the id. Each is optional. */
export function RoleFields({ form: { draft, change }, described }: RoleFieldsProps) {
  const { columns, roles } = draft;
  const setRole = (role: RoleName, pointer: string): void => {
    const changed: Connection['roles'] = {
      ...roles,
      // The card of the labels would be that of the groups.
      ...(role === 'group' && roles.label === pointer ? { label: null } : {}),
      [role]: pointer || null,
    };
    const levels = role === 'group' && described ? { groupLevels: levelsOfGroup(described, changed.group) } : {};
    change({ roles: changed, words: wordsOfValue(draft, changed.value), ...levels });
  };
  const isSuggested = (role: RoleName): boolean =>
    described !== null && roles[role] !== null && described.roles[role] === roles[role];
  return (
    <div className="grid gap-2">
      {roleNames.some(isSuggested) && (
        <p className="mb-1 text-muted">
          <bdi>Suggested by names and values. Change what does not fit.</bdi>
        </p>
      )}
      {roleNames.map((role) => {
        const pointer = roles[role];
        const facts = described?.columns.find(({ column }) => column.pointer === pointer);
        const current = columns.find((column) => column.pointer === pointer);
        const offered = columns.filter((column) => {
          const known = described?.columns.find((one) => one.column.pointer === column.pointer);
          // A choice that was made before stays in the list.
          return column.pointer === pointer || canHaveRole(role, column, known);
        });
        return (
          <MapRow key={role} label={roleLabels[role]}>
            {(control) => (
              <div className="relative">
                <Select
                  {...control}
                  aria-describedby={current ? `${control.id}-kind` : undefined}
                  name={`role-${role}`}
                  // Leaves room for the chip, which is displayed over the select.
                  className={current ? 'pe-32' : undefined}
                  options={[
                    { value: '', label: withoutRole[role] },
                    ...offered.map((column) => ({ value: column.pointer, label: column.name })),
                  ]}
                  value={pointer ?? ''}
                  onValueChange={(value) => setRole(role, value)}
                />
                {current && (
                  <span
                    id={`${control.id}-kind`}
                    className="pointer-events-none absolute inset-y-0 end-11 flex items-center"
                  >
                    <Chip size="sm" className="max-w-20">
                      {kindOf(role, current, facts)}
                    </Chip>
                    {isSuggested(role) && <VisuallyHidden> suggested</VisuallyHidden>}
                  </span>
                )}
              </div>
            )}
          </MapRow>
        );
      })}
    </div>
  );
}

/** What is known of a column: the number of groups, otherwise its type. */
function kindOf(role: RoleName, column: Column, facts: ColumnFacts | undefined): string {
  return role === 'group' && facts
    ? countOf(facts.distinct, { singular: 'value', plural: 'values' })
    : typeWords[column.type].singular;
}
