import { createRequiredContext } from '../../lib/required-context';

/** Marks the parts inside a toolbar, for an error that names the part. Radix's own error names an internal part. */
export const [ToolbarContext, useToolbar] = createRequiredContext<true>('<Toolbar>');
