'use client';

import { createRequiredContext } from '../../lib/required-context';

/** Says only that a part is inside of a toolbar, for the error that names it: Radix would name an internal part. */
export const [ToolbarContext, useToolbar] = createRequiredContext<true>('<Toolbar>');
