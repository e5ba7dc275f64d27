import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Fade } from 'waymark';

/** jsdom runs no animations: these transitions end when the test resolves them. */
function transitions() {
  const ends: (() => void)[] = [];
  Object.assign(Element.prototype, {
    getAnimations: () => [
      { transitionProperty: 'opacity', finished: new Promise<void>((resolve) => ends.push(resolve)) },
      // A consumer animation that never ends.
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
  it('does not call onExited for content that was never open', () => {
    const onExited = vi.fn();
    render(<Fade open={false} onExited={onExited} />);
    expect(onExited).not.toHaveBeenCalled();
  });

  it('waits only for its own transition, not for consumer animations', async () => {
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
