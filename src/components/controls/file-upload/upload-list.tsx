import { CircleAlert, CircleCheck, File as FileIcon, RotateCw, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Progress } from '../../content/progress';
import { cn } from '../../lib/cn';
import type { LabelText } from '../../providers/labels';
import { IconButton } from '../icon-button';
import { formatSize } from './check-files';
import type { FileUploadLabels } from './file-upload-labels';

/** A file in the list. */
export interface UploadFile {
  /** Identifies the file. The component generates the ids of new files. */
  id: string;
  /** The file name with its extension. */
  name: string;
  /** The size in bytes. */
  size?: number;
  /** The file on the user's device. Undefined for a file that is already on the server, and for a rejected file. */
  file?: File;
  /** The progress of the upload from 0 to 100. @default none before the upload begins */
  progress?: number;
  /** The error message: what is wrong with the file and how to fix it. */
  error?: string;
}

/** The state of a file, which determines its icon and `data-state`. */
type UploadState = 'error' | 'done' | 'uploading' | 'ready';

function stateOf({ error, progress }: UploadFile): UploadState {
  if (error) return 'error';
  if (progress === undefined) return 'ready';
  return progress >= 100 ? 'done' : 'uploading';
}

const icons = { error: CircleAlert, done: CircleCheck, uploading: FileIcon, ready: FileIcon };

interface UploadListProps {
  files: readonly UploadFile[];
  locale: string;
  disabled: boolean;
  name: string;
  text: LabelText<keyof FileUploadLabels>;
  onRemove: (file: UploadFile, event: MouseEvent<HTMLButtonElement>) => void;
  onRetry?: (file: UploadFile) => void;
}

export function UploadList({ files, locale, disabled, name, text, onRemove, onRetry }: UploadListProps) {
  if (files.length === 0) return null;
  return (
    <ul role="list" aria-label={name} data-slot="file-upload-list" className="grid gap-2">
      {files.map((file) => {
        const state = stateOf(file);
        const Icon = icons[state];
        return (
          <li
            key={file.id}
            data-slot="file-upload-item"
            data-state={state}
            className="flex items-center gap-3 rounded border border-divider px-3 py-2"
          >
            <Icon
              aria-hidden
              className={cn(
                'size-5 shrink-0',
                state === 'error' ? 'text-error' : state === 'done' ? 'text-success' : 'text-muted',
              )}
            />
            <div className="grid min-w-0 grow gap-0.5">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <bdi className="min-w-0 text-body wrap-anywhere text-heading">{file.name}</bdi>
                {file.size !== undefined && (
                  <bdi className="text-caption text-muted">{formatSize(file.size, locale)}</bdi>
                )}
                {state === 'done' && <span className="text-caption text-muted">{text('uploaded')}</span>}
              </p>
              {state === 'uploading' && (
                <Progress
                  aria-label={text('uploadProgress', { name: file.name })}
                  size="sm"
                  value={file.progress}
                  className="py-1"
                />
              )}
              {state === 'error' && <p className="text-caption wrap-anywhere text-error">{file.error}</p>}
            </div>
            {state === 'error' && onRetry && file.file && !disabled && (
              <IconButton
                variant="ghost"
                size="sm"
                data-slot="file-upload-retry"
                aria-label={text('retryFile', { name: file.name })}
                onClick={() => onRetry(file)}
              >
                <RotateCw aria-hidden />
              </IconButton>
            )}
            {!disabled && (
              <IconButton
                variant="ghost"
                size="sm"
                data-slot="file-upload-remove"
                aria-label={text('removeFile', { name: file.name })}
                onClick={(event) => onRemove(file, event)}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
