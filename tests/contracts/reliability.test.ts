import { expect, it } from 'vitest';
import { titlesBelow } from '../helpers/titles';

/** What can go wrong or come in, and what the app or the kit owes a person then. */
const faults: Record<number, readonly [fault: string, expected: string]> = {
  1: ['The code of a page is gone from the server', 'One guarded reload, then a page that says so, with Retry'],
  2: ['It is gone for good', 'At most one reload a build; no loop, without storage either'],
  3: ['The server answers the request for code with a page', 'As for 1'],
  4: ['A stylesheet cannot be loaded', 'The page is usable'],
  5: ['The code of a page takes 20 s', 'The loading bar on layer 1301; navigation goes on, and a second choice wins'],
  6: ['The sign-in service never answers at the start', 'A status within 4 s, with Retry; the person stays signed in'],
  7: ['It answers 500, 503 or 429 at the start', 'The person stays signed in'],
  8: ['No connection at the start, signed in', 'The shell shows, with a notice; it recovers by itself'],
  9: ['No connection, signed out', 'The login page says so'],
  10: ['A captive portal answers', 'The person stays signed in'],
  11: [
    'The account is disabled or deleted; the session has expired or is revoked',
    'Signed out, with the reason, and the way back is kept',
  ],
  12: ['IndexedDB is absent, throws, or never answers', 'The app works'],
  13: ['Local storage is denied or full', 'Defaults; a change holds for the session, with one notice'],
  14: [
    'The stored preferences are damaged, foreign, enormous, or of another version',
    'Defaults field by field; healed by the next change',
  ],
  15: ['1,000 changes a second in another tab; storage cleared there', 'Usable, in agreement, without an answer'],
  16: ['The service worker of an earlier site', 'Unregistered; what fails about it is harmless'],
  17: [
    'A menu with unknown types, equal ids, a cycle, 200 levels, 10,000 entries, or nothing',
    '"Menu Items Error" in that place only; it opens within 2 s',
  ],
  18: ['Paths that begin alike', 'Whole segments decide'],
  19: ['Titles of 10,000 characters, emoji, overrides of the direction', 'Clipped and isolated'],
  20: ['A trail of 0, 1, 9 or 200 crumbs', 'Collapsed at 8; all of them reachable'],
  21: ['An address that leads nowhere, or is malformed', 'The not-found page'],
  22: ['A return target that leads out of the site', 'The dashboard'],
  23: ['A page, or what a popup holds, throws', 'Only that part fails; forgotten on the next page'],
  24: ["React's strict mode runs effects twice", 'One listener, one request'],
  25: ['Ten submissions at once; the form goes away meanwhile', 'One request, and no navigation later'],
  26: [
    "A provider's window is closed, blocked or refused; its script never comes",
    'Its own message; the button is usable at once',
  ],
  27: [
    'Too many attempts; the password policy or the bot check cannot be had',
    'A message, no retry by itself; the form works, with a minimum of 6',
  ],
  28: [
    'The window grows beyond 900 px with the drawer open over the page',
    'No scrim and no lock are left; the focus is kept',
  ],
  29: ['Pointer, press and finger on the flyout in any order', 'It never opens and closes at once'],
  30: ['Escape with several layers open', 'The top one closes'],
  31: ['The trigger of a popup goes away while it is open', 'The popup closes, and the focus goes to the main content'],
  32: ['1,000 times open and closed; 1,000 navigations', 'Nodes and listeners stay flat'],
  33: ['Any sequence of presses, keys and resizes', 'The focus is somewhere, and the page usable'],
  35: ['Zoom of 200 and 400 %, 320 px', 'Nothing scrolls in two directions, nothing is cut'],
  36: ['A page that was out of sight for two hours', 'The session is checked when it shows again'],
  37: ['Back and forward, 50 times; back after signing out', 'What shows is that of the address; nothing protected'],
  40: ['Another site frames the app', 'Nothing shows there'],
};

const isAbout = (title: string, fault: number): boolean =>
  [...title.matchAll(/\bfaults? ([\d, and]+)/gi)].some(([, numbers = '']) =>
    numbers.split(/\D+/).includes(String(fault)),
  );

it('docs/reliability.md names the tests of every fault (vitest -u writes it)', async () => {
  const titles = titlesBelow('tests');
  const rows = Object.entries(faults).map(([number, [fault, expected]]) => {
    const found = titles.filter(({ title }) => isAbout(title, Number(number)));
    expect.soft(found, `the tests of fault ${number}`).not.toEqual([]);
    const links = new Set(found.map(({ file, title }) => `[${title.replaceAll('|', '\\|')}](../${file})`));
    return `| ${number} | ${fault} | ${expected} | ${[...links].join('<br>')} |`;
  });
  const document = `# Reliability

What can go wrong, what the app and the kit owe a person then, and the tests that hold them to it. Whatever happens, there is no
uncaught error, no blank page and no endless loop, and nothing is lost that a person typed. Tests of a fault carry its
number in their title; this page is written from them.

| | fault | what is expected | tests |
| ---: | --- | --- | --- |
${rows.join('\n')}
`;
  await expect(document).toMatchFileSnapshot('../../docs/reliability.md');
});
