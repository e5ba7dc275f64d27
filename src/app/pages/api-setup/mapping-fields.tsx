import { useMemo } from 'react';
import { Alert, Button, Card, CardAction, CardContent, CardHeader, CardTitle, Select } from 'waymark';
import { proposeMapping } from '../../data/rows/propose-mapping';
import { type Mapping, type ReadingField, readingFields } from '../../data/rows/reading';
import type { ResponseFieldsProps } from './response-fields';
import { LevelTable } from './level-table';
import { PreviewTable } from './preview-table';
import { levelsOfColumn, proposeConnection, selectedArray } from './propose-connection';

const fieldLabels: Record<ReadingField, string> = {
  time: 'Time',
  value: 'Value',
  level: 'Level',
  id: 'Id',
  label: 'Label',
};
const optionalFields: readonly ReadingField[] = ['id', 'label'];

/** Maps the columns of the rows to the fields of a reading, with a preview from the last test. */
export function MappingFields({ form, arrays }: ResponseFieldsProps) {
  const { draft, change } = form;
  const { mapping, levelWords } = draft;
  const array = selectedArray(draft, arrays);
  const proposal = useMemo(() => array && proposeMapping(array), [array]);
  const isProposed = readingFields.every((field) => (mapping[field] ?? '') === (proposal?.[field].column ?? ''));

  function setColumn(field: ReadingField, column: string): void {
    const isOptional = field === 'id' || field === 'label';
    const changed: Mapping = { ...mapping, [field]: isOptional ? column || null : column };
    change({
      mapping: changed,
      ...(field === 'level' && array ? { levelWords: levelsOfColumn(array, column, levelWords) } : {}),
    });
  }

  return (
    <Card asChild>
      <section aria-labelledby="mapping-title">
        <CardHeader>
          <CardTitle id="mapping-title">Columns</CardTitle>
          {array && !isProposed && (
            <CardAction>
              <Button size="sm" variant="outline" onClick={() => change(proposeConnection(draft, arrays))}>
                Use proposal
              </Button>
            </CardAction>
          )}
        </CardHeader>
        <CardContent className="grid gap-4">
          {array === undefined && (
            <Alert tone="primary">
              {mapping.time === ''
                ? 'Test the connection to choose its columns.'
                : 'Test the connection to change its columns.'}
            </Alert>
          )}
          {(array !== undefined || mapping.time !== '') && (
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {readingFields.map((field) => {
                const isOptional = optionalFields.includes(field);
                const column = mapping[field] ?? '';
                const columns = [...new Set([...(array?.columns ?? []), column])].filter((name) => name !== '');
                const proposed = proposal?.[field];
                return (
                  <Select
                    key={field}
                    label={fieldLabels[field]}
                    name={`column-${field}`}
                    showOptional={isOptional}
                    disabled={array === undefined}
                    placeholder={isOptional ? undefined : 'Choose a column'}
                    hint={
                      proposed && proposed.column !== null
                        ? `Proposed: ${nameOf(proposed.column)}, ${Math.round(proposed.confidence * 100)}% certain`
                        : undefined
                    }
                    options={[
                      ...(isOptional ? [{ value: '', label: 'None' }] : []),
                      ...columns.map((pointer) => ({ value: pointer, label: nameOf(pointer) })),
                    ]}
                    value={column}
                    onValueChange={(pointer) => setColumn(field, pointer)}
                  />
                );
              })}
            </div>
          )}
          {levelWords.length > 0 && (
            <LevelTable levelWords={levelWords} onChange={(words) => change({ levelWords: words })} />
          )}
          {array && <PreviewTable connection={draft} rows={array} />}
        </CardContent>
      </section>
    </Card>
  );
}

const nameOf = (pointer: string): string => pointer.slice(1);
