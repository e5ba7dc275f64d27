import { useId, useState } from 'react';
import { Link, Select, TextField } from 'waymark';
import { maxTimeoutSeconds } from '../../data/json-api/connection';
import { optionsOf } from '../../lib/formats';
import { type NextPage } from '../../../rows/next-page';
import type { FieldsProps } from './address-fields';

const nextPages = optionsOf<NextPage['type']>({
  auto: 'As the test finds it',
  none: 'None: one page',
  link: 'Link header',
  address: 'Address in the response',
  cursor: 'Cursor in the response',
});

const nextPageOf = (type: NextPage['type']): NextPage => {
  if (type === 'address') return { type, pointer: '/next' };
  return type === 'cursor' ? { type, pointer: '/nextCursor', parameter: 'cursor' } : { type };
};

const hasError = ({ errors: { timeoutSeconds, rows, nextPage, parameter } }: FieldsProps['form']): boolean =>
  (timeoutSeconds ?? rows ?? nextPage ?? parameter) !== undefined;

/** The pointers to the rows and the next page, which the test fills in, and the timeout. */
export function AdvancedFields({ form }: FieldsProps) {
  const { draft, errors, change } = form;
  const { nextPage } = draft;
  const id = useId();
  const [isShown, setShown] = useState(false);
  // A field that has an error must be reachable.
  const open = isShown || hasError(form);
  const pointer = { spellCheck: false, autoCapitalize: 'none', dir: 'ltr' } as const;
  return (
    <div className="grid gap-4">
      <p className="text-caption text-muted">
        <bdi id={`${id}-summary`} className="wrap-anywhere">
          Rows: {draft.rows === null ? 'as the test finds them' : draft.rows || 'the whole response'}.
        </bdi>{' '}
        <Link asChild>
          <button
            type="button"
            className="min-h-6 cursor-pointer pointer-coarse:min-h-touch"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-describedby={`${id}-summary`}
            onClick={() => setShown(!open)}
          >
            Advanced options
          </button>
        </Link>
      </p>
      {/* Hidden fields are validated as well. */}
      <div id={id} hidden={!open}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...pointer}
            label="Rows"
            name="rows"
            placeholder="/data/items"
            hint={<bdi>Where the rows are. The test fills it in.</bdi>}
            value={draft.rows ?? ''}
            error={errors.rows}
            onChange={({ target }) => change({ rows: target.value })}
          />
          <TextField
            label="Timeout in seconds"
            name="timeout"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxTimeoutSeconds}
            required
            value={Number.isNaN(draft.timeoutSeconds) ? '' : draft.timeoutSeconds}
            error={errors.timeoutSeconds}
            onChange={({ target }) => change({ timeoutSeconds: target.valueAsNumber })}
          />
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
              hint="Path in the response, such as /meta/next"
              value={nextPage.pointer}
              error={errors.nextPage}
              onChange={({ target }) => change({ nextPage: { ...nextPage, pointer: target.value } })}
            />
          )}
          {nextPage.type === 'cursor' && (
            <TextField
              {...pointer}
              label="Cursor parameter"
              name="parameter"
              required
              value={nextPage.parameter}
              error={errors.parameter}
              onChange={({ target }) => change({ nextPage: { ...nextPage, parameter: target.value } })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
