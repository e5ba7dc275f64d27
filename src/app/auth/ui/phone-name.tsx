import type { SecondFactor } from '../auth-types';

/** The name of a phone and the readable part of its number. */
export function PhoneName({ factor: { displayName, phoneNumber } }: { factor: SecondFactor }) {
  return (
    <>
      {displayName !== null && <bdi>{displayName} </bdi>}
      {phoneNumber === null ? displayName === null && 'your phone' : <bdi dir="ltr">{phoneNumber}</bdi>}
    </>
  );
}
