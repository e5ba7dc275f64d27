import { Select, Chip } from 'waymark';
import type { Connection } from '../../data/connections/connection';
import type { DescribedRows } from '../../data/rows/engine';
import { type RoleName, roleNames } from '../../data/rows/roles';
import type { FieldsProps } from './address-fields';
import { levelsOfGroup } from './propose-connection';

const labels: Record<RoleName, string> = { time: 'Time', value: 'Value', group: 'Group by', label: 'Label', id: 'Id' };

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
  const setRole = (role: RoleName, pointer: string): void => {
    const roles: Connection['roles'] = { ...draft.roles, [role]: pointer || null };
    const levels = role === 'group' && described ? { groupLevels: levelsOfGroup(described, roles.group) } : {};
    change({ roles, ...levels });
  };
  const factsOf = (pointer: string | null) => described?.columns.find(({ column }) => column.pointer === pointer);
  return (
    <div className="grid gap-3">
      {roleNames.map((role) => {
        const pointer = draft.roles[role];
        const facts = factsOf(pointer);
        const isSuggested = described !== null && pointer !== null && described.roles[role] === pointer;
        return (
          <Select
            key={role}
            label={
              <span className="inline-flex flex-wrap items-center gap-2">
                {labels[role]}
                {facts && <Chip size="sm">{role === 'group' ? `${facts.distinct} values` : facts.column.type}</Chip>}
              </span>
            }
            name={`role-${role}`}
            hint={isSuggested ? 'Suggested' : undefined}
            options={[
              { value: '', label: withoutRole[role] },
              ...draft.columns.map((column) => ({ value: column.pointer, label: column.name })),
            ]}
            value={pointer ?? ''}
            onValueChange={(value) => setRole(role, value)}
          />
        );
      })}
    </div>
  );
}
