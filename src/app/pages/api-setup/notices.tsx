import { Alert, Button } from 'waymark';
import type { ColumnSetting, Notice } from './describe-notices';

export interface NoticesProps {
  notices: readonly Notice[];
  /** Called with the JSON Pointer of a column and its setting that the user wants to change. */
  onColumn: (pointer: string, setting?: ColumnSetting) => void;
}

/** What the user should know about the rows of a test. */
export function Notices({ notices, onColumn }: NoticesProps) {
  return (
    // A live region must exist before its message, or screen readers may miss it.
    <div role="status" className="empty:hidden">
      {notices.length > 0 && (
        <Alert tone="warning" live="off">
          <ul role="list" className="grid gap-2">
            {notices.map(({ id, text, column, setting }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <bdi className="min-w-0 grow basis-60 wrap-anywhere">{text}</bdi>
                {column !== undefined && (
                  <Button size="sm" variant="tonal" onClick={() => onColumn(column, setting)}>
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
