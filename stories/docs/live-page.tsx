import type { ReactNode } from 'react';
import { AppBarContent, AppShell, AppShellContent, SearchField, ToastProvider } from 'waymark';
import { Frame, SampleAppBar, SampleDrawer, SampleUsage, StoryRouter } from '../navigation/shell.samples';
import { home, menu } from '../templates/menu';

/**
 * The top left of a template in its shell. Fixed parts of the shell stay inside the frame, and nothing is interactive.
 */
export function LivePage({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div aria-hidden inert className={`select-none ${className}`}>
      <Frame className="h-175 w-275">
        <StoryRouter>
          <ToastProvider>
            <AppShell variant="permanent" open>
              <SampleAppBar>
                <AppBarContent>
                  <SearchField />
                </AppBarContent>
              </SampleAppBar>
              <SampleDrawer entries={menu} defaultPath={home} footer={<SampleUsage />} />
              <AppShellContent>{children}</AppShellContent>
            </AppShell>
          </ToastProvider>
        </StoryRouter>
      </Frame>
    </div>
  );
}
