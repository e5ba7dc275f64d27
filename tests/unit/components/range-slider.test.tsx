import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RangeSlider, type RangeSliderOptions } from 'waymark';

const changed = vi.fn();
const thumbs = () => screen.getAllByRole<HTMLInputElement>('slider');
const values = () => thumbs().map(({ valueAsNumber }) => valueAsNumber);

function renderSlider(props: RangeSliderOptions = {}) {
  return render(<RangeSlider label="Price" defaultValue={[20, 60]} onValueChange={changed} {...props} />);
}

/** Presses the track and moves to each position, in px on a 100 px track. */
function drag(...positions: number[]): void {
  const area = document.querySelector('[data-slot="range-slider-area"]') as HTMLElement;
  const [first = 0, ...rest] = positions;
  fireEvent.pointerDown(area, { button: 0, clientX: first, pointerId: 1 });
  for (const clientX of rest) fireEvent.pointerMove(area, { clientX, pointerId: 1 });
}

beforeEach(() => {
  changed.mockClear();
  // jsdom supports neither layout nor pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.hasPointerCapture = () => true;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 6));
});

describe('the thumbs of a range slider', () => {
  it('limit each other', () => {
    renderSlider();
    expect(thumbs().map(({ min, max }) => [min, max])).toEqual([
      ['0', '60'],
      ['20', '100'],
    ]);
    fireEvent.change(thumbs()[0] as Element, { target: { value: '60' } });
    expect(changed).toHaveBeenLastCalledWith([60, 60]);
    expect(thumbs()[1]).toHaveProperty('min', '60');
  });

  it('are clamped to the range and to their order', () => {
    renderSlider({ value: [80, 40], min: 10, max: 50 });
    expect(values()).toEqual([50, 50]);
  });

  it('belong to a form under the same name, and are reset with the form', () => {
    render(
      <form>
        <RangeSlider label="Price" name="price" defaultValue={[20, 60]} />
      </form>,
    );
    const form = document.querySelector('form') as HTMLFormElement;
    fireEvent.change(thumbs()[1] as Element, { target: { value: '70' } });
    expect(new FormData(form).getAll('price')).toEqual(['20', '70']);
    fireEvent.reset(form);
    expect(values()).toEqual([20, 60]);
  });
});

describe('the pointer on the track of a range slider', () => {
  it('moves the nearer thumb by steps and not past the other one', () => {
    renderSlider({ step: 5 });
    drag(33, 48, 90);
    expect(changed.mock.calls).toEqual([[[35, 60]], [[50, 60]], [[60, 60]]]);
    expect(thumbs()[0]).toHaveFocus();
  });

  it('mirrors the track in right-to-left layouts', () => {
    const { container } = renderSlider();
    container.style.direction = 'rtl';
    drag(10);
    expect(changed).toHaveBeenLastCalledWith([20, 90]);
  });

  it('separates two thumbs at the same position in the direction of movement', () => {
    renderSlider({ defaultValue: [100, 100] });
    drag(100, 80);
    expect(changed).toHaveBeenLastCalledWith([80, 100]);
  });
});
