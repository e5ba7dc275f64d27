interface WeekInfo {
  firstDay: number;
}

/** `getWeekInfo` is the standard. Earlier engines provide the `weekInfo` property; some provide neither. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The regions whose week does not begin on Monday, according to CLDR. */
const otherRegions: Readonly<Record<number, string>> = {
  7: 'AG AS AU BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  6: 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

/** The first day of the week: 1 for Monday to 7 for Sunday. */
export function weekStart(locale: string): number {
  const details: LocaleWithWeek = new Intl.Locale(locale);
  return (details.getWeekInfo?.() ?? details.weekInfo)?.firstDay ?? weekStartOfRegion(locale);
}

/** Returns the first day of the week in the locale's region, or in the most likely region for its language. */
export function weekStartOfRegion(locale: string): number {
  const { region } = new Intl.Locale(locale).maximize();
  const [day] = Object.entries(otherRegions).find(([, regions]) => regions.split(' ').includes(region ?? '')) ?? ['1'];
  return Number(day);
}
