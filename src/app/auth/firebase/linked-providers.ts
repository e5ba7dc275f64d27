import type { User, UserInfo } from 'firebase/auth';
import type { AccountReading } from './requests';

export interface LinkedProviders {
  /** Stores the account of the latest lookup response. */
  read: (account: AccountReading) => void;
  /** Returns the user's providers, without those that were unlinked on another device. */
  of: (user: User) => UserInfo[];
}

/**
 * Creates the list of the providers of an account. The library merges a lookup's response into `user.providerData` and never removes an
 * entry, so a provider that was unlinked elsewhere would show for as long as the session lasts.
 */
export function createLinkedProviders(): LinkedProviders {
  let reading: AccountReading | null = null;
  let unlinked: { uid: string; ids: ReadonlySet<string> } = { uid: '', ids: new Set() };
  return {
    read: (account) => {
      reading = account;
    },
    of: (user) => {
      const { uid, providerData } = user;
      if (reading?.uid === uid) {
        const { providerIds } = reading;
        // The providers that are missing in the response. Another tab may link a provider later, without a response here.
        const ids = providerData.map(({ providerId }) => providerId).filter((id) => !providerIds.has(id));
        unlinked = { uid, ids: new Set(ids) };
        reading = null;
      }
      return providerData.filter(({ providerId }) => unlinked.uid !== uid || !unlinked.ids.has(providerId));
    },
  };
}
