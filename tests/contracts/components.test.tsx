import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/react';
import {
  cloneElement,
  type ComponentType,
  createElement,
  createRef,
  type PropsWithChildren,
  type ReactElement,
} from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as kit from 'waymark';
import { type Contract, contracts, rendersAlone, withoutElement } from './components';
import { stubMatchMedia } from '../helpers/match-media';
import { stubResizeObserver } from '../helpers/resize-observer';

/**
 * The components that Installation lists because their HTML contains a `style` attribute, which a strict policy
 * forbids.
 */
const [, listed = ''] =
  /need `style-src-attr 'unsafe-inline'`, if\s[^:]+:\n\n- (.+)/.exec(
    readFileSync('stories/docs/installation.mdx', 'utf8'),
  ) ?? [];
const styledOnServer = [...listed.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** Returns the selector of a component's slot: its name in kebab-case. */
const slotOf = (name: string): string => `[data-slot="${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}"]`;

const all = Object.entries(contracts).map(([name, { root, ...contract }]) => ({
  name,
  contract: {
    ...contract,
    target: contract.target ?? (contract.wrap || contract.portal ? slotOf(name) : undefined),
    root: root === true ? slotOf(name) : root,
  },
}));

function element({ Component, props, wrap }: Contract, more: Record<string, unknown> = {}): ReactElement {
  const own = createElement(Component as React.ComponentType<Record<string, unknown>>, { ...props, ...more });
  return wrap ? wrap(own) : own;
}

/** Returns the element that receives `ref`, `className`, `id`, `data-*` and handlers. */
function targetIn(container: Element, { target, portal }: Pick<Contract, 'target' | 'portal'>): Element | null {
  const scope = portal ? document.body : container;
  return target ? scope.querySelector(target) : scope.firstElementChild;
}

beforeEach(() => {
  // A wide viewport, in which the drawer is permanent and visible.
  stubMatchMedia((query) => query.includes('min-width'));
  stubResizeObserver();
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

it('the table of contracts lists every exported component once', () => {
  const exported = Object.entries(kit)
    .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
    .map(([name]) => name);
  const message =
    'Add the missing component to tests/contracts/table/<group>.tsx, or to withoutElement in tests/contracts/components.ts.';
  expect([...Object.keys(contracts), ...Object.keys(withoutElement)].toSorted(), message).toEqual(exported.toSorted());
});

describe.each(all)('$name', ({ name, contract }) => {
  it('renders on a server, hydrates, and applies ref, class, style and data attributes', () => {
    const ref = createRef<HTMLElement>();
    const own = { ref, className: 'of-the-consumer', style: { opacity: 0.5 }, 'data-testid': 'mine' };
    const html = renderToString(element(contract, own));
    const isListed = styledOnServer.some((root) => name.startsWith(root));
    const hasStyle = html.replace(' style="opacity:0.5"', '').includes(' style="');
    expect(hasStyle, 'Mend the list in stories/docs/installation.mdx.').toBe(isListed);
    if (!contract.portal) expect(html).toContain('data-slot');

    const onRecoverableError = vi.fn();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    render(element(contract, own), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    const target = targetIn(container, contract);
    expect(ref.current).toBeInstanceOf(Element);
    expect(ref.current).toBe(target);
    const root = document.querySelector<HTMLElement>('.of-the-consumer');
    expect(root).toBe(contract.root ? document.querySelector(contract.root) : target);
    expect(root?.style.opacity).toBe('0.5');
    // Its own classes are kept.
    expect(root?.className).not.toBe('of-the-consumer');
    expect(target).toHaveAttribute('data-testid', 'mine');
    expect(document.querySelector('[data-slot]')).not.toBeNull();
  });
});

const parts = all.filter(({ contract }) => contract.wrap);

it('lists only parts among the parts that render alone', () => {
  expect(rendersAlone.filter((name) => !contracts[name]?.wrap)).toEqual([]);
});

describe.each(parts)('$name outside its component', ({ name, contract }) => {
  const alone = element({ ...contract, wrap: undefined });
  // React reports an error, or a table element inside a `div`.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  if (rendersAlone.includes(name)) {
    it('renders', () => {
      expect(render(alone).container).not.toBeEmptyDOMElement();
    });
    return;
  }

  it('throws an error that names the part and its component', () => {
    // The kit says "MenuItem must be used inside <Menu>", Radix "`MenuItem` must be used within `Menu`".
    expect(() => render(alone)).toThrow(new RegExp(`^\`?${name}\`? must be used (inside <|within \`)[A-Z]`));
  });
});

it.each<[string, unknown]>([
  ['DrawerHeader', kit.DrawerHeader],
  ['FieldControl', kit.FieldControl],
  ['MenuSub', kit.MenuSub],
])('%s, which renders no element, also throws an error', (name, component) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = component as ComponentType<PropsWithChildren>;
  expect(() => render(<Part>{<i />}</Part>)).toThrow(`${name} must be used inside <`);
});

describe.each(all.filter(({ contract }) => contract.root))('$name', ({ contract }) => {
  it('passes attributes and handlers to the control, slot props to its wrapper', () => {
    const onFocus = vi.fn();
    const ref = createRef<HTMLElement>();
    const part = { ref, id: 'around', className: 'of-the-root', style: { opacity: 0.5 }, 'data-testid': 'root' };
    const slotProps = { [contract.slot ?? 'root']: part };
    const { container } = render(element(contract, { title: 'control', onFocus, slotProps }));
    const target = targetIn(container, contract) as HTMLElement;
    expect(target.title).toBe('control');
    fireEvent.focus(target);
    expect(onFocus).toHaveBeenCalledTimes(1);

    const root = container.querySelector('#around');
    expect(root).toBe(container.querySelector(contract.root ?? ''));
    expect(ref.current).toBe(root);
    expect(root).toHaveClass('of-the-root');
    expect(ref.current?.style.opacity).toBe('0.5');
    expect(root).toHaveAttribute('data-testid', 'root');
    expect(root).toContainElement(target);
    expect(target).not.toHaveClass('of-the-root');
  });
});

describe.each(all.filter(({ contract }) => contract.asChild))('$name with asChild', ({ contract }) => {
  it('merges its class, ref, attributes and handlers into the child', () => {
    const ref = createRef<HTMLElement>();
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const child = cloneElement(contract.asChild as ReactElement<Record<string, unknown>>, { 'data-child': '' });
    render(
      element(contract, {
        asChild: true,
        children: child,
        ref,
        className: 'of-the-consumer',
        'data-testid': 'mine',
        onClick,
      }),
    );
    const found = document.querySelector('[data-child]');
    expect(found?.localName).toBe(child.type);
    expect(ref.current).toBe(found);
    expect(found).toHaveClass('of-the-consumer');
    expect(found).toHaveAttribute('data-testid', 'mine');
    if (found) fireEvent.click(found);
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe.each(all.filter(({ contract }) => contract.vetoes))('$name', ({ contract }) => {
  const press = (container: Element): void => {
    fireEvent.mouseDown(targetIn(container, contract) as Element);
    fireEvent.click(targetIn(container, contract) as Element);
  };

  it('responds to a press unless the consumer prevents the default', () => {
    const prevent = (event: React.MouseEvent): void => event.preventDefault();
    const vetoing = render(element(contract, { onMouseDown: prevent, onClick: prevent }));
    const isSet = ({ container }: { container: Element }) => container.querySelector(contract.vetoes ?? '') !== null;
    const before = isSet(vetoing);
    press(vetoing.container);
    expect(isSet(vetoing)).toBe(before);
    vetoing.unmount();

    const willing = render(element(contract));
    press(willing.container);
    expect(isSet(willing)).toBe(!before);
  });
});

describe.each(all.filter(({ contract }) => contract.state))('the state of $name', ({ contract }) => {
  const { prop, defaultProp, onChange, trigger, slot } = contract.state as NonNullable<Contract['state']>;

  it('changes from its default and calls the callback when uncontrolled', () => {
    const changed = vi.fn();
    const { container } = render(element(contract, { [defaultProp]: true, [onChange]: changed }));
    fireEvent.click(container.querySelector(trigger) as Element);
    expect(changed).toHaveBeenLastCalledWith(false);
  });

  it('does not change if the consumer keeps the controlled value', () => {
    const changed = vi.fn();
    const { container } = render(element(contract, { [prop]: true, [onChange]: changed }));
    fireEvent.click(container.querySelector(trigger) as Element);
    fireEvent.click(container.querySelector(trigger) as Element);
    expect(changed.mock.calls).toEqual([[false], [false]]);
  });

  it('does not change if the consumer prevents the default', () => {
    const changed = vi.fn();
    const { container } = render(
      element(contract, {
        [defaultProp]: true,
        [onChange]: changed,
        slotProps: { [slot]: { onClick: (event: React.MouseEvent) => event.preventDefault() } },
      }),
    );
    fireEvent.click(container.querySelector(trigger) as Element);
    expect(changed).not.toHaveBeenCalled();
  });
});
