// @ts-check
import hooks from '../../../.storybook/test-runner.ts';

// In place of the runner's own set-up, which loads the whole of the runner, Babel included, anew for each file.
const { preVisit, postVisit } = hooks;
Object.assign(globalThis, {
  __sbPreVisit: preVisit,
  __sbPostVisit: postVisit,
  __sbSetupPage() {
    throw new Error('The story led the page away from itself.');
  },
});
