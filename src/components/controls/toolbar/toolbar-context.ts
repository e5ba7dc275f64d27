import type { ControlSize } from '../../lib/control-size';
import { createRequiredContext } from '../../lib/required-context';

/**
 * The size of the toolbar's items. Outside a toolbar, the error mentions the part; Radix's error would mention an
 * internal name.
 */
export const [ToolbarContext, useToolbar] = createRequiredContext<ControlSize>('<Toolbar>');
