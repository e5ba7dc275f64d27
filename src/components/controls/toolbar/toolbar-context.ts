import type { ControlSize } from '../../lib/control-size';
import { createRequiredContext } from '../../lib/required-context';

/**
 * The size of the toolbar's items. Outside a toolbar, the error states the part's name; Radix's error would state an
 * internal name.
 */
export const [ToolbarContext, useToolbar] = createRequiredContext<ControlSize>('<Toolbar>');
