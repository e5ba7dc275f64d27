import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CopyButton, copyText } from 'waymark';

function stub(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
}

/** Dispatches `copy` like the browser's command, and returns the copied text. */
function stubCopyCommand(): { text: string } {
  const copied = { text: '' };
  stub(document, 'execCommand', () => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { setData: (_: string, text: string) => (copied.text = text) } });
    document.body.dispatchEvent(event);
  });
  return copied;
}

const refused = { writeText: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')) };

describe('copying text', () => {
  it.each([
    ['without the Clipboard API', undefined],
    ['when the Clipboard API rejects', refused],
  ])('uses the copy command %s', async (_, clipboard) => {
    stub(navigator, 'clipboard', clipboard);
    const copied = stubCopyCommand();
    await copyText('wm_live_1');
    expect(copied.text).toBe('wm_live_1');
  });

  it('rejects if the browser supports neither', async () => {
    stub(navigator, 'clipboard', refused);
    await expect(copyText('wm_live_1')).rejects.toThrow('Refused');
  });
});

describe('a copy button', () => {
  beforeEach(() => void vi.useFakeTimers());

  const click = async (name: string) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  };

  it('reads the text on each click and shows the outcome for a moment', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    stub(navigator, 'clipboard', { writeText });
    let count = 0;
    render(<CopyButton text={() => `${(count += 1)}`}>Copy link</CopyButton>);
    await click('Copy link');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await click('Copied');
    expect(writeText.mock.calls).toEqual([['1'], ['2']]);
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reports that copying failed, and copies nothing if the consumer prevents the default', async () => {
    stub(navigator, 'clipboard', refused);
    const { rerender } = render(<CopyButton text="1" onClick={(event) => event.preventDefault()} />);
    await click('Copy');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<CopyButton text="1" />);
    await click('Copy');
    expect(screen.getByRole('status')).toHaveTextContent('Copying is not allowed here');
    expect(screen.getByRole('button')).toHaveAttribute('data-state', 'failed');
  });
});
