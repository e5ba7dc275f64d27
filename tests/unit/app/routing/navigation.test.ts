// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AppRoute, Blocker } from '../../../../src/app/router/navigation';
import { loadOnce, type PageLoadError } from '../../../../src/app/router/preload';
import { createMemoryNavigation } from './memory-navigation';

const Page = () => null;

/** A page whose code comes, or fails to, when the test says so. */
function latePage(path: string) {
  const loads: { resolve: (page: ComponentType) => void; reject: (error: unknown) => void }[] = [];
  const load = loadOnce(() => new Promise<ComponentType>((resolve, reject) => loads.push({ resolve, reject })));
  const route: AppRoute = { path, load, Missing: ({ error }: { error: PageLoadError }) => error.message };
  /** Answers the latest request for it. */
  const settle = async (answer: (load: (typeof loads)[number]) => void) => {
    const latest = loads.at(-1);
    if (!latest) throw new Error(`Nobody has asked for ${path}.`);
    answer(latest);
    await settled();
  };
  return {
    route,
    loads,
    arrive: () => settle(({ resolve }) => resolve(Page)),
    fail: () => settle(({ reject }) => reject(new Error('Failed to fetch'))),
  };
}

/** Waits until all that is decided has been done. */
const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

const home: AppRoute = { path: '/', Component: Page };
const about: AppRoute = { path: '/about', Component: Page };

function open(routes: AppRoute[], initialEntries?: string[]) {
  const { history, navigation } = createMemoryNavigation(routes, initialEntries);
  const { navigator, getState } = navigation;
  /** What shows, and what the address bar says. */
  const places = () => [getState().location.pathname, history.location.pathname];
  return { history, navigation, navigator, getState, places };
}

describe('R8: a person who goes to a page', () => {
  it('is there at once, and in the history, where its code is there', () => {
    const { navigator, getState, history } = open([home, about]);
    expect(getState()).toMatchObject({ ready: true, pending: false, action: 'POP' });
    navigator.push('/about?tab=2#top', { from: 'home' });
    expect(getState()).toMatchObject({
      action: 'PUSH',
      pending: false,
      location: { pathname: '/about', search: '?tab=2', hash: '#top', state: { from: 'home' } },
    });
    expect(history.index).toBe(1);
    expect(history.location.key).toBe(getState().location.key);
    navigator.go(-1);
    expect(getState()).toMatchObject({ action: 'POP', location: { pathname: '/' } });
  });

  it('stays where they are, address and all, until the code has come', async () => {
    const reports = latePage('/reports');
    const { navigator, getState, places } = open([home, reports.route]);
    navigator.push('/reports');
    expect(places()).toEqual(['/', '/']);
    expect(getState().pending).toBe(true);
    await reports.arrive();
    expect(places()).toEqual(['/reports', '/reports']);
    expect(getState().pending).toBe(false);
    expect(reports.route.Component).toBe(Page);
    navigator.push('/');
    navigator.push('/reports');
    expect(places()).toEqual(['/reports', '/reports']);
    expect(reports.loads).toHaveLength(1);
  });

  it('waits for the layout as well', async () => {
    const layout = latePage('');
    const reports = latePage('/reports');
    const { navigator, places } = open([home, { load: layout.route.load, children: [reports.route] }]);
    navigator.push('/reports');
    await reports.arrive();
    expect(places()).toEqual(['/', '/']);
    await layout.arrive();
    expect(places()).toEqual(['/reports', '/reports']);
  });

  it('Fault 5: gets to the last of several pages, in whatever order their code comes', async () => {
    const [reports, keys] = [latePage('/reports'), latePage('/keys')];
    const { history, navigator, places } = open([home, reports.route, keys.route]);
    navigator.push('/reports');
    navigator.push('/keys');
    await keys.arrive();
    await reports.arrive();
    expect(places()).toEqual(['/keys', '/keys']);
    expect(history.index).toBe(1);
  });

  it('Fault 5: waits no longer for a page that they do not want any more', async () => {
    const reports = latePage('/reports');
    const { navigator, getState, places } = open([home, about, reports.route]);
    navigator.push('/reports');
    navigator.push('/about');
    expect(getState().pending).toBe(false);
    await reports.arrive();
    expect(places()).toEqual(['/about', '/about']);
  });

  it('Fault 37: gets to where the history is, on the way back as well', async () => {
    const reports = latePage('/reports');
    const { navigator, getState, places } = open([home, about, reports.route], ['/reports', '/about']);
    navigator.go(-1);
    expect(places()).toEqual(['/about', '/reports']);
    expect(getState().pending).toBe(true);
    navigator.go(1);
    expect(places()).toEqual(['/about', '/about']);
    expect(getState().pending).toBe(false);
    await reports.arrive();
    expect(places()).toEqual(['/about', '/about']);
    navigator.go(-1);
    expect(places()).toEqual(['/reports', '/reports']);
    expect(getState().action).toBe('POP');
  });

  it('takes a link on the way back, after the entry where the history is', async () => {
    const reports = latePage('/reports');
    const { history, navigator, places } = open([home, about, reports.route], ['/reports', '/about', '/']);
    navigator.go(-2);
    navigator.push('/about');
    await reports.arrive();
    expect(places()).toEqual(['/about', '/about']);
    expect(history.index).toBe(1);
  });

  it('takes the place of the entry that they replace, also when it is the same address once more', () => {
    const { history, navigator, getState } = open([home, about]);
    navigator.push('/about');
    const { key } = getState().location;
    navigator.replace('/about', { again: true });
    expect(history.index).toBe(1);
    expect(getState()).toMatchObject({ action: 'REPLACE', location: { pathname: '/about', state: { again: true } } });
    expect(getState().location.key).not.toBe(key);
    navigator.push('/about');
    expect(history.index).toBe(2);
  });

  it('sees what stands in for code that cannot be had, and the page when it can be had the next time', async () => {
    const reports = latePage('/reports');
    const { navigator, getState, places } = open([home, reports.route]);
    navigator.push('/reports');
    await reports.fail();
    expect(places()).toEqual(['/reports', '/reports']);
    expect(getState().pending).toBe(false);
    expect(reports.route.Component).not.toBe(Page);
    navigator.push('/');
    navigator.push('/reports');
    await reports.arrive();
    expect(reports.route.Component).toBe(Page);
    expect(reports.loads).toHaveLength(2);
  });
});

describe('the first page', () => {
  it('begins to load by itself, without a word of being on the way', async () => {
    const reports = latePage('/reports');
    const { getState, places } = open([reports.route], ['/reports']);
    expect(getState()).toMatchObject({ ready: false, pending: false });
    await reports.arrive();
    expect(getState()).toMatchObject({ ready: true, pending: false, action: 'POP' });
    expect(places()).toEqual(['/reports', '/reports']);
  });

  it('R7: need not have come for another to take its place', async () => {
    const [reports, login] = [latePage('/reports'), latePage('/login')];
    const { getState, navigator, places, history } = open([reports.route, login.route], ['/reports']);
    navigator.replace('/login');
    expect(getState()).toMatchObject({ ready: false, pending: true });
    await reports.arrive();
    expect(getState().ready).toBe(false);
    await login.arrive();
    expect(getState()).toMatchObject({ ready: true, pending: false });
    expect(places()).toEqual(['/login', '/login']);
    expect(history.index).toBe(0);
  });
});

/** The question as it stands, which the test expects to be asked. */
function questionOf(blocker: Blocker) {
  if (blocker.state !== 'blocked') throw new Error('Nobody is asked.');
  return blocker;
}

describe('a person who is asked before they leave', () => {
  function openBlocked(initialEntries?: string[]) {
    const app = open([home, about, { path: '/keys', Component: Page }], initialEntries);
    const shouldBlock = vi.fn(() => true);
    const unblock = app.navigation.block(shouldBlock);
    const question = () => questionOf(app.getState().blocker);
    return { ...app, shouldBlock, unblock, question };
  }

  it('stays, or goes on', () => {
    const { navigator, getState, places, shouldBlock, question } = openBlocked();
    navigator.push('/about');
    expect(shouldBlock).toHaveBeenCalledWith({
      currentLocation: expect.objectContaining({ pathname: '/' }),
      nextLocation: expect.objectContaining({ pathname: '/about' }),
    });
    expect(places()).toEqual(['/', '/']);
    question().reset();
    expect(getState().blocker.state).toBe('unblocked');
    navigator.push('/about');
    question().proceed();
    expect(places()).toEqual(['/about', '/about']);
    expect(getState().blocker.state).toBe('unblocked');
  });

  it('goes on once, however often they say so', () => {
    const { history, navigator, places, question } = openBlocked();
    navigator.push('/about');
    const { proceed, reset } = question();
    proceed();
    proceed();
    reset();
    expect(places()).toEqual(['/about', '/about']);
    expect(history.index).toBe(1);
  });

  it('is asked about the latest place', () => {
    const { navigator, places, question } = openBlocked();
    navigator.push('/about');
    const first = question();
    navigator.push('/keys');
    first.proceed();
    expect(places()).toEqual(['/', '/']);
    question().proceed();
    expect(places()).toEqual(['/keys', '/keys']);
  });

  it('is where they were when they went back, and gets there when they want to', async () => {
    const { history, navigator, getState, places, question } = openBlocked(['/about', '/']);
    navigator.go(-1);
    expect(places()).toEqual(['/', '/']);
    expect(history.index).toBe(1);
    question().reset();
    navigator.go(-1);
    question().proceed();
    expect(getState().blocker.state).toBe('proceeding');
    await settled();
    expect(places()).toEqual(['/about', '/about']);
    expect(history.index).toBe(0);
    expect(getState().blocker.state).toBe('unblocked');
  });

  it('is not asked once more while the page that they leave for loads', async () => {
    const reports = latePage('/reports');
    const { navigator, navigation, getState, places } = open([home, about, reports.route]);
    navigation.block(() => true);
    navigator.push('/reports');
    questionOf(getState().blocker).proceed();
    expect(getState()).toMatchObject({ pending: true, blocker: { state: 'proceeding' } });
    navigator.push('/about');
    expect(places()).toEqual(['/about', '/about']);
  });

  it('is no longer asked when the page is gone, or the step is none of its business', () => {
    const { navigator, getState, places, shouldBlock, unblock } = openBlocked();
    navigator.push('/about');
    unblock();
    expect(getState().blocker.state).toBe('unblocked');
    navigator.push('/about');
    expect(places()).toEqual(['/about', '/about']);
    expect(shouldBlock).toHaveBeenCalledOnce();

    const other = openBlocked();
    other.navigator.push('/about');
    other.shouldBlock.mockReturnValue(false);
    other.navigator.replace('/keys');
    expect(other.places()).toEqual(['/keys', '/keys']);
    expect(other.getState().blocker.state).toBe('unblocked');
  });
});

describe('whoever follows the navigation', () => {
  it('hears of the present state and of each change, until they stop', () => {
    const { navigation, navigator } = open([home, about]);
    const listener = vi.fn();
    const stop = navigation.subscribe(listener);
    navigator.push('/about');
    stop();
    navigator.push('/');
    expect(listener.mock.calls.map(([{ location }]) => location.pathname)).toEqual(['/', '/about']);
  });
});
