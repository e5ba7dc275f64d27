import type { SecondFactor } from '../auth-service';

/** A phone as the person knows it: what they called it, and its number as far as it can be read. */
export function PhoneName({ factor: { displayName, phoneNumber } }: { factor: SecondFactor }) {
  return (
    <>
      {displayName !== null && <bdi>{displayName} </bdi>}
      {phoneNumber === null ? displayName === null && 'your phone' : <bdi dir="ltr">{phoneNumber}</bdi>}
    </>
  );
}
