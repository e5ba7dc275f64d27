import { Select, TextField } from 'waymark';
import type { NextPage } from '../../data/connections/connection';
import type { FoundArray } from '../../data/rows/inspect';
import type { FieldsProps } from './address-fields';
import { proposeConnection, selectedArray } from './propose-connection';

const nextPages: { value: NextPage['type']; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'link', label: 'Link header' },
  { value: 'address', label: 'Address in the response' },
  { value: 'cursor', label: 'Cursor in the response' },
];

const nextPageOf = (type: string): NextPage => {
  if (type === 'address') return { type, pointer: '/next' };
  if (type === 'cursor') return { type, pointer: '/nextCursor', parameter: 'cursor' };
  return { type: type === 'link' ? type : 'none' };
};

export interface ResponseFieldsProps extends FieldsProps {
  /** The arrays of the last test. */
  arrays: readonly FoundArray[];
}

/** Where the rows and the next page are in the response. */
export function ResponseFields({ form, arrays }: ResponseFieldsProps) {
  const { draft, errors, change, clearError } = form;
  const { nextPage } = draft;
  const pointer = { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } as const;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {selectedArray(draft, arrays) ? (
        <Select
          label="Rows"
          name="rows"
          options={arrays.map((array) => ({
            value: array.pointer,
            label: `${array.pointer || 'Whole response'} (${array.length} ${array.length === 1 ? 'row' : 'rows'})`,
          }))}
          value={draft.rows}
          onValueChange={(rows) => change(proposeConnection({ ...draft, rows }, arrays))}
        />
      ) : (
        <TextField
          {...pointer}
          label="Rows"
          name="rows"
          showOptional
          placeholder="/data/items"
          hint={<bdi>The JSON Pointer of the list. The test finds it.</bdi>}
          value={draft.rows}
          error={errors.rows}
          onChange={({ target }) => {
            change({ rows: target.value });
            clearError('rows');
          }}
        />
      )}
      <Select
        label="Next page"
        name="next-page"
        hint={<bdi>At most 50 pages and 25 MB are loaded.</bdi>}
        options={nextPages}
        value={nextPage.type}
        onValueChange={(type) => change({ nextPage: nextPageOf(type) })}
      />
      {(nextPage.type === 'address' || nextPage.type === 'cursor') && (
        <TextField
          {...pointer}
          label={nextPage.type === 'address' ? 'Pointer to the address' : 'Pointer to the cursor'}
          name="next-pointer"
          required
          hint="Keys with a slash in front, such as /meta/next."
          value={nextPage.pointer}
          error={errors.nextPointer}
          onChange={({ target }) => {
            change({ nextPage: { ...nextPage, pointer: target.value } });
            clearError('nextPointer');
          }}
        />
      )}
      {nextPage.type === 'cursor' && (
        <TextField
          {...pointer}
          label="Parameter of the cursor"
          name="parameter"
          required
          value={nextPage.parameter}
          error={errors.parameter}
          onChange={({ target }) => {
            change({ nextPage: { ...nextPage, parameter: target.value } });
            clearError('parameter');
          }}
        />
      )}
    </div>
  );
}
