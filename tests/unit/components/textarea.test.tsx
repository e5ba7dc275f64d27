import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Textarea, TextareaField } from 'waymark';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

describe('Textarea with autoGrow', () => {
  it('is as high as its text if CSS cannot size it', () => {
    // jsdom supports neither layout nor `field-sizing`: each line is 21 px high.
    vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(
      this: HTMLTextAreaElement,
    ) {
      return 20 + 21 * this.value.split('\n').length;
    });
    const { rerender } = render(<Textarea aria-label="Note" autoGrow value="One" onChange={() => undefined} />);
    expect(field()).toHaveStyle({ height: '41px' });
    rerender(<Textarea aria-label="Note" autoGrow value={'One\nTwo'} onChange={() => undefined} />);
    expect(field()).toHaveStyle({ height: '62px' });
    fireEvent.input(field(), { target: { value: 'One\nTwo\nThree' } });
    expect(field()).toHaveStyle({ height: '83px' });
    rerender(<Textarea aria-label="Note" value="One" onChange={() => undefined} />);
    expect(field().style.height).toBe('');
  });

  it('keeps its native height without a style attribute on a server', () => {
    const html = renderToString(<Textarea aria-label="Note" autoGrow rows={4} maxRows={8} />);
    expect(html).toContain('rows="4"');
    expect(html).not.toContain('style=');
  });
});

describe('TextareaField', () => {
  it('counts the controlled value even if the consumer rejects a change', () => {
    render(<TextareaField label="Note" maxLength={50} value="Orders" />);
    fireEvent.input(field(), { target: { value: 'Orders of all shops' } });
    expect(screen.getByText('6 / 50')).toBeInTheDocument();
  });

  it('counts beyond the limit if code sets longer text', () => {
    render(<TextareaField label="Note" maxLength={3} defaultValue="Orders" />);
    expect(screen.getByText('6 / 3')).toBeInTheDocument();
  });
});
