// @ts-check
import hooks from '../../../.storybook/test-runner.ts';

globalThis.__sbPreVisit = hooks.preVisit;
globalThis.__sbPostVisit = hooks.postVisit;
globalThis.__sbSetupPage = () => {
  throw new Error('The story led the page away from itself.');
};
