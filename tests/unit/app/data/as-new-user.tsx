import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '../../../../src/app/auth/service';
import { type Environment, EnvironmentProvider } from '../../../../src/app/config/env';
import { queryClient } from '../../../../src/app/data/query-client';
import { ada, createFakeAuthService } from '../auth/fake-auth-service';

export const environment: Environment = {
  firebase: { apiKey: 'key', authDomain: 'example.com', projectId: 'example', appId: '1:1:web:1' },
  providers: [],
  emulatorUrl: null,
  apiOrigins: [],
  demo: null,
};

/** Returns a wrapper for hooks that read data, and its user, who sees no connections or responses from other tests. */
export function asNewUser() {
  queryClient.clear();
  const user = { ...ada, uid: crypto.randomUUID() };
  const service = createFakeAuthService({ status: 'signed-in', user });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider value={environment}>
      <AuthProvider service={service}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </AuthProvider>
    </EnvironmentProvider>
  );
  return { user, service, wrapper };
}
