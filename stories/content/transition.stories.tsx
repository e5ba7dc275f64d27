import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card, CardContent, Collapse, Fade, Grow, Slide, type SlideFrom, TextField, Zoom } from 'waymark';
import { Disclosed, LastAnswer } from './transition.samples';

const meta = {
  title: 'Content/Transition',
  component: Fade,
  argTypes: { asChild: { control: false }, children: { description: 'The content.', control: false } },
  args: { open: true },
} satisfies Meta<typeof Fade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: <LastAnswer />, open: true, appear: true, keepMounted: false, onExited: fn() },
};

/** The transition duration of an element in ms. */
function durationOf(part: Element): number {
  return Math.round(Number.parseFloat(getComputedStyle(part).transitionDuration) * 1000);
}

/** The expected duration: 0 with reduced motion. */
function lasting(duration: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
}

/** Sets the durations of a subtree, so that they also apply with reduced motion. */
function withDuration(name: string, duration: string): CSSProperties {
  return { [`--wm-duration-${name}`]: duration };
}

const gone = fn();

/** The content fades in for 600 ms and out for 400 ms, and then unmounts. */
export const FadesInAndOut: Story = {
  tags: ['feature'],
  render: () => (
    <Disclosed label="Last answer">
      {(open) => (
        <Fade open={open} onExited={gone}>
          <LastAnswer />
        </Fade>
      )}
    </Disclosed>
  ),
  play: async ({ canvasElement }) => {
    gone.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Last answer' });
    await expect(canvas.queryByText(/180 ms/)).not.toBeInTheDocument();
    await userEvent.click(button);
    const part = canvas.getByText(/180 ms/).closest('[data-slot="fade"]') as HTMLElement;
    await expect(part).toHaveAttribute('data-state', 'open');
    await expect(part).not.toHaveAttribute('inert');
    await expect(durationOf(part)).toBe(lasting(600));
    await waitFor(() => expect(getComputedStyle(part).opacity).toBe('1'));
    await waitFor(() => expect(part).not.toHaveAttribute('data-moving'));
    await expect(gone).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(part).not.toBeInTheDocument());
    await expect(gone).toHaveBeenCalledTimes(1);
  },
};

/** Initially open content is displayed instantly, or with a transition if `appear` is set. */
export const AppearsAtFirst: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <Fade open data-testid="standing">
        <LastAnswer />
      </Fade>
      <Fade open appear data-testid="appearing" style={withDuration('fade-appear', '30s')}>
        <LastAnswer />
      </Fade>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId('standing').getAnimations()).toHaveLength(0);
    await expect(canvas.getByTestId('standing')).not.toHaveAttribute('data-moving');
    const appearing = canvas.getByTestId('appearing');
    await expect(appearing).toHaveAttribute('data-moving');
    const [motion] = appearing.getAnimations();
    await expect(motion?.effect?.getTiming().duration).toBe(30_000);
    motion?.finish();
    await waitFor(() => expect(appearing).not.toHaveAttribute('data-moving'));
    await expect(getComputedStyle(appearing).opacity).toBe('1');
  },
};

const sides: readonly SlideFrom[] = ['start', 'end', 'top', 'bottom'];

/** The content slides in from the given side. `start` and `end` follow the writing direction. The container clips it. */
export const SlidesFromEachSide: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {sides.map((side) => (
        <Disclosed key={side} label={`From ${side}`}>
          {(open) => (
            <Slide open={open} from={side} keepMounted data-testid={side}>
              <LastAnswer />
            </Slide>
          )}
        </Disclosed>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Horizontal and vertical offset in percent.
    const translates = () =>
      sides.map((side) => getComputedStyle(canvas.getByTestId(side)).translate.split(' ').map(Number.parseFloat));
    const original = document.documentElement.dir;
    document.documentElement.dir = 'ltr';
    await waitFor(() => expect(translates()).toEqual([[-100], [100], [0, -100], [0, 100]]));
    document.documentElement.dir = 'rtl';
    await waitFor(() => expect(translates()).toEqual([[100], [-100], [0, -100], [0, 100]]));
    document.documentElement.dir = original;
    for (const side of sides) {
      const part = canvas.getByTestId(side);
      await expect(durationOf(part)).toBe(lasting(200));
      await userEvent.click(canvas.getByRole('button', { name: `From ${side}` }));
      await expect(durationOf(part)).toBe(lasting(400));
      await waitFor(() =>
        expect(part.getBoundingClientRect().left).toBe(part.parentElement?.getBoundingClientRect().left),
      );
      await waitFor(() => expect(part).toBeVisible());
    }
  },
};

/** The content expands and moves the content below it. Focus rings are clipped only during the transition. */
export const CollapseMakesRoom: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <Disclosed label="Last answer">
        {(open) => (
          <Collapse open={open}>
            <LastAnswer />
          </Collapse>
        )}
      </Disclosed>
      <p data-testid="after">Tested every hour</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Last answer' });
    const top = () => canvas.getByTestId('after').getBoundingClientRect().top;
    const before = top();
    await userEvent.click(button);
    const part = canvasElement.querySelector('[data-slot="collapse"]') as HTMLElement;
    await expect(durationOf(part)).toBe(lasting(300));
    await waitFor(() => expect(part).not.toHaveAttribute('data-moving'));
    await expect(top()).toBeGreaterThan(before + 40);
    const content = part.querySelector('[data-slot="collapse-content"]') as HTMLElement;
    await expect(getComputedStyle(content).overflowY).toBe('visible');
    await userEvent.click(button);
    await waitFor(() => expect(part).not.toBeInTheDocument());
    await expect(top()).toBe(before);
  },
};

/** Grow and Zoom take 225 ms in and 195 ms out. A class sets the origin. */
export const GrowsAndZooms: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <Disclosed label="Grow">
        {(open) => (
          <Grow open={open} keepMounted className="origin-top" data-testid="grow">
            <LastAnswer />
          </Grow>
        )}
      </Disclosed>
      <Disclosed label="Zoom">
        {(open) => (
          <Zoom open={open} keepMounted data-testid="zoom">
            <LastAnswer />
          </Zoom>
        )}
      </Disclosed>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [name, smallest] of [
      ['Grow', '0.9'],
      ['Zoom', '0'],
    ] as const) {
      const part = canvas.getByTestId(name.toLowerCase());
      const scale = () => getComputedStyle(part).scale.replace('none', '1');
      await expect(scale()).toBe(smallest);
      await expect(durationOf(part)).toBe(lasting(195));
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(durationOf(part)).toBe(lasting(225));
      await waitFor(() => expect(scale()).toBe('1'));
      await waitFor(() => expect(getComputedStyle(part).opacity).toBe('1'));
    }
  },
};

/** With `keepMounted`, closed content keeps its state. It is inert and invisible. */
export const StaysInPage: Story = {
  tags: ['feature'],
  render: () => (
    <Disclosed label="Filter" initially>
      {(open) => (
        <Collapse open={open} keepMounted>
          <TextField label="Name of the connection" />
        </Collapse>
      )}
    </Disclosed>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Filter' });
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Weather');
    await userEvent.click(button);
    await waitFor(() => expect(field).not.toBeVisible());
    await expect(field.closest('[data-slot="collapse"]')).toHaveAttribute('inert');
    await expect(field.closest('[data-slot="collapse"]')?.getBoundingClientRect().height).toBe(0);
    await userEvent.click(button);
    await waitFor(() => expect(field).toBeVisible());
    await expect(field).toHaveValue('Weather');
  },
};

/** The content stays mounted and inert until the transition ends, at any duration. */
export const WaitsForRealEnd: Story = {
  tags: ['feature'],
  render: () => (
    <div style={withDuration('fade-exit', '30s')}>
      <Disclosed label="Last answer" initially>
        {(open) => (
          <Fade open={open} onExited={gone}>
            <LastAnswer />
          </Fade>
        )}
      </Disclosed>
    </div>
  ),
  play: async ({ canvasElement }) => {
    gone.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Last answer' }));
    const part = canvasElement.querySelector('[data-slot="fade"]') as HTMLElement;
    await expect(part).toHaveAttribute('data-state', 'closed');
    await expect(part).toHaveAttribute('inert');
    const [motion] = part.getAnimations();
    await expect(motion?.effect?.getTiming().duration).toBe(30_000);
    await expect(gone).not.toHaveBeenCalled();
    motion?.finish();
    await waitFor(() => expect(part).not.toBeInTheDocument());
    await expect(gone).toHaveBeenCalledTimes(1);
  },
};

/** Reopening during the exit reverses the transition. The content stays mounted, and `onExited` is not called. */
export const TurnsRoundMidway: Story = {
  tags: ['feature'],
  render: () => (
    <div style={{ ...withDuration('fade-exit', '30s'), ...withDuration('fade-enter', '30s') }}>
      <Disclosed label="Last answer" initially>
        {(open) => (
          <Fade open={open} onExited={gone}>
            <LastAnswer />
          </Fade>
        )}
      </Disclosed>
    </div>
  ),
  play: async ({ canvasElement }) => {
    gone.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Last answer' });
    const part = canvasElement.querySelector('[data-slot="fade"]') as HTMLElement;
    await userEvent.click(button);
    const [leaving] = part.getAnimations();
    if (!leaving) throw new Error('It does not leave.');
    // The content is fully open before it leaves.
    leaving.pause();
    leaving.currentTime = 15_000;
    const midway = Number(getComputedStyle(part).opacity);
    await expect(midway).toBeLessThan(1);
    await userEvent.click(button);
    await expect(part).toHaveAttribute('data-state', 'open');
    await expect(part).not.toHaveAttribute('inert');
    const [returning] = part.getAnimations();
    if (!(returning?.effect instanceof KeyframeEffect)) throw new Error('It does not turn round.');
    const [start] = returning.effect.getKeyframes();
    await expect(Math.abs(Number(start?.opacity) - midway)).toBeLessThan(0.1);
    returning.finish();
    await waitFor(() => expect(part).not.toHaveAttribute('data-moving'));
    await expect(part).toBeInTheDocument();
    await expect(gone).not.toHaveBeenCalled();
  },
};

/** With reduced motion, changes are instant and `onExited` is still called. */
export const WithoutMotion: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <div style={withDuration('zoom-exit', '0s')}>
      <Disclosed label="Last answer" initially>
        {(open) => (
          <Zoom open={open} onExited={gone}>
            <LastAnswer />
          </Zoom>
        )}
      </Disclosed>
    </div>
  ),
  play: async ({ canvasElement }) => {
    gone.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Last answer' }));
    await expect(canvasElement.querySelector('[data-slot="zoom"]')).toBeNull();
    await expect(gone).toHaveBeenCalledTimes(1);
  },
};

/** With `asChild`, the child element itself is animated, such as a landmark. */
export const AsChild: Story = {
  tags: ['feature'],
  render: () => (
    <Disclosed label="Details">
      {(open) => (
        <Collapse open={open} asChild>
          <section aria-label="Details of the connection">
            <Card variant="outline">
              <CardContent>Key sent in a header, tested every hour</CardContent>
            </Card>
          </section>
        </Collapse>
      )}
    </Disclosed>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    const region = canvas.getByRole('region', { name: 'Details of the connection' });
    await expect(region).toHaveAttribute('data-slot', 'collapse');
    await waitFor(() => expect(canvas.getByText(/Key sent/)).toBeVisible());
    await waitFor(() => expect(region.getBoundingClientRect().height).toBeGreaterThan(40));
  },
};

const parts = { Fade, Slide, Grow, Collapse, Zoom };

/** Every transition, open and closed but mounted. Only `Collapse` occupies no space while closed. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      {Object.entries(parts).map(([name, Part]) => (
        <div key={name} className="grid content-start gap-2 overflow-clip">
          <p className="text-h6">{name}, there</p>
          <Part open>
            <LastAnswer />
          </Part>
          <p className="text-h6">{name}, gone</p>
          <Part open={false} keepMounted>
            <LastAnswer />
          </Part>
          <p className="text-h6">After it</p>
        </div>
      ))}
    </div>
  ),
};
