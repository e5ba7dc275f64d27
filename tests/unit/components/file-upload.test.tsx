import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileUpload, type UploadFile } from 'waymark';
import { checkFiles, formatSize, matchesAccept } from '../../../src/components/controls/file-upload/check-files';

const file = (name: string, size = 10, type = ''): File => new File(['x'.repeat(size)], name, { type });
const choose = (...files: File[]): boolean =>
  fireEvent.drop(screen.getByLabelText('Receipts'), { dataTransfer: { files } });
const names = (): (string | null | undefined)[] =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

it.each([
  ['.pdf', 'a.PDF', '', true],
  ['.pdf', 'apdf', '', false],
  ['image/*', 'a', 'image/png', true],
  ['image/*', 'a', 'imagery/png', false],
  ['text/csv, .xlsx', 'a.xlsx', '', true],
  ['text/csv', 'a.csv', 'text/CSV', true],
  ['', 'a.exe', '', true],
  [undefined, 'a.exe', '', true],
])('the accepted types %s: %s of the type "%s" matches: %s', (accept, name, type, matches) => {
  expect(matchesAccept({ name, type }, accept)).toBe(matches);
});

it.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [999, 'en', '999 bytes'],
  [1000, 'en', '1 kB'],
  [2_450_000, 'en', '2.5 MB'],
  [2_450_000, 'de', '2,5 MB'],
  [5e15, 'en', '5,000 TB'],
])('a size is displayed for %i bytes in %s as %s', (bytes, locale, text) => {
  expect(formatSize(bytes, locale)).toBe(text);
});

describe('new files', () => {
  it('are rejected for the first reason and then not counted', () => {
    const { accepted, refused } = checkFiles([file('a.txt', 99), file('b.pdf', 99), file('c.pdf'), file('d.pdf')], 1, {
      accept: '.pdf',
      maxSize: 50,
      maxFiles: 2,
    });
    expect(accepted.map(({ name }) => name)).toEqual(['c.pdf']);
    expect(refused.map(({ problem }) => problem)).toEqual(['type', 'size', 'count']);
  });

  it('keep a failed upload but not a rejected file in the list', () => {
    const failed: UploadFile = { id: '1', name: 'failed', file: file('failed'), error: 'No connection.' };
    const refused: UploadFile = { id: '2', name: 'refused', error: 'Too large.' };
    render(<FileUpload label="Receipts" multiple defaultValue={[failed, refused]} />);
    choose(file('new'));
    expect(names()).toEqual(['failed', 'new']);
  });

  it('replace a single file only if one is accepted', () => {
    render(<FileUpload label="Receipts" accept=".pdf" />);
    choose(file('one.pdf'));
    choose(file('two.txt'));
    expect(names()).toEqual(['one.pdf', 'two.txt']);
    choose(file('three.pdf'));
    expect(names()).toEqual(['three.pdf']);
  });

  it('are ignored while the field is disabled', () => {
    const onFilesAdd = vi.fn();
    render(<FileUpload label="Receipts" disabled onFilesAdd={onFilesAdd} />);
    choose(file('one.pdf'));
    expect(onFilesAdd).not.toHaveBeenCalled();
  });

  it('are not listed while the consumer keeps the controlled value', () => {
    const onValueChange = vi.fn();
    render(<FileUpload label="Receipts" value={[]} onValueChange={onValueChange} />);
    choose(file('one.pdf'));
    expect(onValueChange).toHaveBeenCalledTimes(1);
    expect(names()).toEqual([]);
  });
});
