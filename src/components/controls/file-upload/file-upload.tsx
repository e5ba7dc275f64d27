'use client';

import { Upload } from 'lucide-react';
import {
  type ComponentProps,
  type DragEvent,
  type ChangeEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFormReset } from '../../lib/use-form-reset';
import { useLocale } from '../../providers/locale';
import { useLabels } from '../../providers/labels';
import { Field, type LabeledControlOptions } from '../field';
import { FieldInput, splitFieldProps } from '../field/internal';
import { checkFiles, type FileProblem, formatSize } from './check-files';
import { type FileUploadLabels, fileUploadLabels } from './file-upload-labels';
import { type UploadFile, UploadList } from './upload-list';

export interface FileUploadOptions
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'children' | 'accept'>,
    LabeledControlOptions {
  /** The accepted types: extensions, MIME types or `image/*`, separated by commas. @default all types */
  accept?: string;
  /** The maximum size of a file in bytes. */
  maxSize?: number;
  /** The maximum number of files. @default 1, or unlimited with `multiple` */
  maxFiles?: number;
  /** The controlled files. Update their `progress` and `error` during the upload. Use with `onValueChange`. */
  value?: readonly UploadFile[];
  /** The initial files when uncontrolled. @default [] */
  defaultValue?: readonly UploadFile[];
  /** Called with all files when the user adds or removes one. */
  onValueChange?: (value: readonly UploadFile[]) => void;
  /** Called with the accepted files, after `onValueChange`, to upload them. */
  onFilesAdd?: (files: readonly UploadFile[]) => void;
  /** Called with the file that the user removes, after `onValueChange`, for example to abort its upload. */
  onFileRemove?: (file: UploadFile) => void;
  /** Called when the user wants to upload a failed file again. The button is rendered only with this prop. */
  onFileRetry?: (file: UploadFile) => void;
  /** Overrides the provider's labels. */
  labels?: Partial<FileUploadLabels>;
}

export type FileUploadProps = AccessibleName & FileUploadOptions;

const none: readonly UploadFile[] = [];

/**
 * A native file input with a list of the files. It also accepts dropped and pasted files, and leaves uploading to the
 * consumer. `className` and `style` apply to the root; all other props apply to the input.
 */
export function FileUpload({
  ref,
  accept,
  maxSize,
  multiple = false,
  maxFiles = multiple ? Infinity : 1,
  value,
  defaultValue = none,
  onValueChange,
  onFilesAdd,
  onFileRemove,
  onFileRetry,
  labels,
  disabled = false,
  required = false,
  onChange,
  ...props
}: FileUploadProps) {
  const { field, control } = splitFieldProps({ ...props, required });
  const language = useLocale();
  const text = useLabels(fileUploadLabels, labels, language);
  const ownId = useId();
  const nextId = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useControllableState(value, defaultValue, onValueChange);
  const [isOver, setOver] = useState(false);
  const [status, setStatus] = useState('');
  const composedRef = useComposedRefs(ref, input);
  useFormReset(input, files, setFiles);

  useEffect(() => submitFiles(input.current, files), [files]);

  const explain: Record<FileProblem, () => string> = {
    type: () => text('fileTypeRefused', { types: (accept ?? '').replaceAll(/\s*,\s*/g, ', ') }),
    size: () => text('fileTooLarge', { size: formatSize(maxSize ?? 0, language) }),
    count: () => text('tooManyFiles', { count: maxFiles }),
  };

  function toUpload(file: File, rest: Partial<UploadFile>): UploadFile {
    nextId.current += 1;
    return { id: `${ownId}-${nextId.current}`, name: file.name, size: file.size, ...rest };
  }

  function add(list: FileList | null): void {
    if (disabled || !list || list.length === 0) return;
    // Rejected files remain in the list until the user adds more files.
    const valid = files.filter((file) => file.file ?? !file.error);
    const { accepted, refused } = checkFiles([...list], multiple ? valid.length : 0, { accept, maxSize, maxFiles });
    const added = accepted.map((file) => toUpload(file, { file }));
    const problems = refused.map(({ file, problem }) => toUpload(file, { error: explain[problem]() }));
    // A single file replaces the previous one.
    setFiles([...(multiple || added.length === 0 ? valid : none), ...added, ...problems]);
    setStatus(
      [
        added.length > 0 && text('filesAdded', { count: added.length }),
        problems.length > 0 && text('filesRefused', { count: problems.length }),
        ...problems.map((file) => `${file.name}: ${file.error}`),
      ]
        .filter(Boolean)
        .join(' '),
    );
    if (added.length > 0) onFilesAdd?.(added);
  }

  function remove(file: UploadFile, event: MouseEvent<HTMLButtonElement>): void {
    const item = event.currentTarget.closest('li');
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbor?.querySelector<HTMLElement>('[data-slot="file-upload-remove"]') ?? input.current)?.focus();
    setFiles(files.filter(({ id: other }) => other !== file.id));
    setStatus(text('fileRemoved', { name: file.name }));
    onFileRemove?.(file);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    onChange?.(event);
    if (event.defaultPrevented) return;
    const { currentTarget } = event;
    add(currentTarget.files);
    // The browser has replaced the previous files. Clearing the value lets the user select a rejected file again.
    currentTarget.value = '';
    submitFiles(currentTarget, files);
  }

  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add(event.dataTransfer.files);
    },
  };

  return (
    <Field data-slot="file-upload" {...field}>
      <div
        {...drag}
        data-slot="file-upload-zone"
        data-state={isOver ? 'over' : 'idle'}
        onPaste={(event) => add(event.clipboardData.files)}
        className={cn(
          'relative flex flex-col items-center gap-1 rounded border border-dashed p-5 text-center',
          'has-[:focus-visible]:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
          disabled
            ? 'border-divider bg-neutral-soft text-muted'
            : 'border-border bg-paper hover:border-heading has-[:user-invalid]:border-error has-[[aria-invalid=true]]:border-error',
          isOver && 'border-solid border-primary bg-primary-soft text-on-primary-soft',
        )}
      >
        {/* Covers the zone so that the browser handles clicks, keys and drops. */}
        <FieldInput
          data-slot="file-upload-input"
          {...control}
          ref={composedRef}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          required={required && !files.some(({ error: problem }) => !problem)}
          aria-required={required || undefined}
          onChange={handleChange}
          className={cn('absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed', control.className)}
        />
        <Upload aria-hidden className="pointer-events-none relative size-6" />
        <p aria-hidden className={cn('pointer-events-none relative text-h5', !disabled && !isOver && 'text-primary')}>
          {text(multiple ? 'chooseFiles' : 'chooseFile')}
        </p>
        <p
          aria-hidden
          className={cn('pointer-events-none relative text-caption', !disabled && !isOver && 'text-muted')}
        >
          {text('dropFiles')}
        </p>
      </div>
      <UploadList
        files={files}
        locale={language}
        disabled={disabled}
        name={text(multiple ? 'chooseFiles' : 'chooseFile')}
        text={text}
        onRemove={remove}
        onRetry={onFileRetry}
      />
      <p role="status" data-slot="file-upload-status" className="sr-only">
        {status}
      </p>
    </Field>
  );
}

/** Makes the form submit all listed files, including dropped ones. jsdom does not provide `DataTransfer`. */
function submitFiles(input: HTMLInputElement | null, files: readonly UploadFile[]): void {
  if (!input || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const { file, error } of files) if (file && !error) transfer.items.add(file);
  input.files = transfer.files;
}
