import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, FileUpload, type UploadFile } from 'waymark';

const meta = {
  title: 'Controls/FileUpload',
  component: FileUpload,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    value: { control: false },
    maxSize: { control: 'number' },
    maxFiles: { control: 'number' },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    multiple: { description: 'Whether several files can be added.', control: 'boolean' },
    required: { description: 'Whether a file is required to submit the form.', control: 'boolean' },
  },
  args: { label: 'Receipts', className: 'max-w-dialog' },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    multiple: true,
    accept: 'image/*,.pdf',
    maxSize: 5_000_000,
    maxFiles: 3,
    hint: 'Up to three images or PDF files of at most 5 MB.',
    onValueChange: fn(),
    onFilesAdd: fn(),
  },
};

const pdf = (name: string, size = 1000): File => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/**
 * Files are chosen, dropped or pasted. Each rejected file states what to change. Removing a file moves focus to the
 * next one.
 */
export const Files: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['file-tab', 'file-remove'] },
  args: {
    multiple: true,
    name: 'receipts',
    accept: '.pdf',
    maxSize: 2000,
    maxFiles: 3,
    onFilesAdd: fn(),
    onFileRemove: fn(),
  },
  render: (args) => (
    <form aria-label="Expenses" className="grid gap-4">
      <FileUpload {...args} />
      <Button type="reset" variant="outline" className="justify-self-start">
        Reset
      </Button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Receipts');
    const zone = canvasElement.querySelector('[data-slot="file-upload-zone"]');
    if (!zone) throw new Error('There is no drop zone.');
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = (): string[] => new FormData(form).getAll('receipts').map((file) => (file as File).name);
    const items = (): (string | undefined)[] =>
      canvas.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [pdf('hotel.pdf'), pdf('taxi.pdf')]);
    await expect(items()).toEqual(['hotel.pdf', 'taxi.pdf']);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files added.');
    await expect(args.onFilesAdd).toHaveBeenCalledTimes(1);

    const dataTransfer = transferOf(
      pdf('flight.pdf', 3000),
      new File(['x'], 'notes.txt'),
      pdf('train.pdf'),
      pdf('lunch.pdf'),
    );
    await fireEvent(zone, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(items()).toEqual(['hotel.pdf', 'taxi.pdf', 'train.pdf', 'flight.pdf', 'notes.txt', 'lunch.pdf']);
    await expect(canvas.getByText('The file is too large. Choose one of at most 2 kB.')).toBeVisible();
    await expect(canvas.getByText('This type is not accepted. Choose one of: .pdf.')).toBeVisible();
    await expect(canvas.getByText('Remove another file first. At most 3 can be added.')).toBeVisible();
    // Only accepted files are submitted.
    await waitFor(() => expect(sent()).toEqual(['hotel.pdf', 'taxi.pdf', 'train.pdf']));

    canvas.getByRole('button', { name: 'Remove taxi.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove train.pdf' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('taxi.pdf removed');
    await expect(args.onFileRemove).toHaveBeenCalledTimes(1);
    // The next attempt replaces the rejected files.
    const clipboardData = transferOf(pdf('ferry.pdf'));
    await fireEvent(input, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(items()).toEqual(['hotel.pdf', 'train.pdf', 'ferry.pdf']);

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(items()).toEqual([]));
    await expect(sent().filter(Boolean)).toEqual([]);
  },
};

/** The page uploads the files: it updates the progress, the errors and the retry. */
export const Progress: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['file-retry'] },
  render: function Render({ className }) {
    const [files, setFiles] = useState<readonly UploadFile[]>([]);
    const update = (id: string, change: Partial<UploadFile>): void =>
      setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...change } : file)));
    return (
      <>
        <FileUpload
          label="Logo"
          className={className}
          value={files}
          onValueChange={setFiles}
          onFilesAdd={(added) => {
            for (const { id } of added) update(id, { progress: 40 });
          }}
          onFileRetry={({ id }) => update(id, { error: undefined, progress: 100 })}
        />
        <Button
          className="mt-4"
          onClick={() => {
            for (const { id } of files) update(id, { error: 'The connection was lost. Try again.' });
          }}
        >
          Disconnect
        </Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Logo'), pdf('logo.pdf'));
    await expect(await canvas.findByRole('progressbar', { name: 'Upload of logo.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(canvas.getByText('The connection was lost. Try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try logo.pdf again' }));
    await expect(canvas.getByText('Uploaded')).toBeVisible();
    // Without `multiple`, a new file replaces the previous one.
    await userEvent.upload(canvas.getByLabelText('Logo'), pdf('new.pdf'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('new.pdf')).toBeVisible();
  },
};

const sheetFiles: readonly UploadFile[] = [
  { id: '1', name: 'hotel.pdf', size: 240_000 },
  { id: '2', name: 'flight-to-the-annual-conference-of-all-departments.pdf', size: 1_400_000, progress: 60 },
  { id: '3', name: 'taxi.jpg', size: 820, progress: 100 },
  {
    id: '4',
    name: 'train.png',
    size: 8_200_000,
    file: new File([], 'train.png'),
    error: 'The file is too large. Choose one of at most 5 MB.',
  },
];

/** Every state of the field and of a file, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <FileUpload label="Files" multiple defaultValue={sheetFiles} onFileRetry={() => undefined} />
      <div className="grid gap-6">
        <FileUpload label="Empty" hint="A PDF file of at most 5 MB." />
        <FileUpload label="Error" error="Add a receipt." />
        <FileUpload label="Disabled" disabled defaultValue={sheetFiles.slice(0, 1)} />
        <FileUpload label="Focused" data-focused />
      </div>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
