import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Collapse, Fade } from 'waymark';

/** jsdom runs no animations: these transitions end when the test resolves them. */
function transitions() {
  const ends: (() => void)[] = [];
  Object.assign(Element.prototype, {
    getAnimations: () => [
      { transitionProperty: 'opacity', finished: new Promise<void>((resolve) => ends.push(resolve)) },
      // An animation of the consumer that never ends.
      { animationName: 'wm-spin', finished: new Promise<void>(() => undefined) },
    ],
  });
  return {
    end: async () => {
      for (const resolve of ends.splice(0)) resolve();
      await Promise.resolve();
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

describe('a transition', () => {
  it('unmounts immediately and calls onExited once with reduced motion', () => {
    const onExited = vi.fn();
    const { rerender } = render(
      <Fade open onExited={onExited}>
        Saved
      </Fade>,
    );
    rerender(
      <Fade open={false} onExited={onExited}>
        Saved
      </Fade>,
    );
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(onExited).toHaveBeenCalledTimes(1);
  });

  it('does not call onExited for content that was never open', () => {
    const onExited = vi.fn();
    render(<Fade open={false} onExited={onExited} />);
    expect(onExited).not.toHaveBeenCalled();
  });

  it('waits for its own transition only, not for animations of the consumer', async () => {
    const motion = transitions();
    const onExited = vi.fn();
    const { rerender } = render(<Fade open>Saved</Fade>);
    rerender(
      <Fade open={false} onExited={onExited}>
        Saved
      </Fade>,
    );
    expect(screen.getByText('Saved')).toHaveAttribute('data-moving');
    expect(screen.getByText('Saved')).toHaveAttribute('inert');
    await motion.end();
    await vi.waitFor(() => expect(onExited).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('stays mounted when it reopens during the exit', async () => {
    const motion = transitions();
    const onExited = vi.fn();
    const { rerender } = render(
      <Fade open onExited={onExited}>
        Saved
      </Fade>,
    );
    rerender(
      <Fade open={false} onExited={onExited}>
        Saved
      </Fade>,
    );
    rerender(
      <Fade open onExited={onExited}>
        Saved
      </Fade>,
    );
    await motion.end();
    await vi.waitFor(() => expect(screen.getByText('Saved')).not.toHaveAttribute('data-moving'));
    expect(onExited).not.toHaveBeenCalled();
  });

  it('keeps collapsed content mounted and inert with unmountOnExit={false}', () => {
    const { container } = render(
      <Collapse open={false} unmountOnExit={false}>
        <input aria-label="Name" defaultValue="Weather" />
      </Collapse>,
    );
    expect(container.firstElementChild).toHaveAttribute('inert');
    expect(screen.getByLabelText('Name')).toHaveValue('Weather');
  });

  it('renders on a server only when open', () => {
    expect(
      renderToString(
        <Fade open appear>
          Saved
        </Fade>,
      ),
    ).toContain('Saved');
    expect(renderToString(<Fade open={false}>Saved</Fade>)).toBe('');
  });
});
