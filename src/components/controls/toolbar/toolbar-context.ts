import { createRequiredContext } from '../../lib/required-context';

/** Marks the parts inside of a toolbar, for an error that names the part: the error of Radix names an internal part. */
export const [ToolbarContext, useToolbar] = createRequiredContext<true>('<Toolbar>');
