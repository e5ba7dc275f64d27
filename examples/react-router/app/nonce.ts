import { createContext } from 'react';

/** The nonce of the response, on the server. Browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
