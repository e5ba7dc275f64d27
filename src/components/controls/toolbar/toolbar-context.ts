import type { ControlSize } from '../../lib/control-size';
import { createRequiredContext } from '../../lib/required-context';

/** The size of the toolbar's items. Outside a toolbar, the error names the part; Radix's own error names an internal part. */
export const [ToolbarContext, useToolbar] = createRequiredContext<ControlSize>('<Toolbar>');
