// Addresses as they are written in English: 77 Massachusetts Ave, Cambridge, MA 02139.
const CITY = "[A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){0,2}";
const REGION =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NSW|VIC|QLD|USA|U\\.S\\.A?\\.?|UK|United (?:States|Kingdom)|Canada|Australia|Singapore|China|P\\.?R\\.? China|Hong Kong|Germany|France|Japan)';
const CITY_AND_REGION = `${CITY}, ${REGION}(?: \\d{5}(?:-\\d{4})?)?(?:, ${REGION})?`;
const STREET =
  "\\d{1,5}[A-Za-z]? (?:[A-Z0-9][A-Za-z0-9.'’-]* ){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Ct|Court|Pl|Place|Sq|Square|Pkwy|Hwy|Terrace)\\b\\.?";

const WHOLE_CITY = new RegExp(`^${CITY_AND_REGION}$`, 'u');
const ADDRESS = new RegExp(`^(?:${STREET}.{0,60}|(?:Apt|Unit|Suite|P\\.?O\\.? Box)\\b.{0,60})$`, 'u');
const CITY_IN_LINE = new RegExp(
  `(^|[,\\t|–—-]\\s*|\\s{2,})(${CITY}), (${REGION})(?=$|[\\t|,;]|\\s{2,}|\\s[–—-])`,
  'gu',
);

/** Boston, MA */
export const isWesternCity = (text: string): boolean => WHOLE_CITY.test(text.trim());
/** 12 Main Street, Boston, MA 02110 */
export const isWesternAddress = (text: string): boolean => ADDRESS.test(text.trim());

// A comma that parts nothing.
const INNER_COMMA = '\u201A';
/** Keeps a city and its state in one part of a line. */
export const withWholeCities = (text: string): string =>
  text.replace(
    CITY_IN_LINE,
    (_, before: string, city: string, region: string) =>
      `${before.trim() === ',' ? '\t' : before}${city}${INNER_COMMA} ${region}`,
  );
export const withCommas = (part: string): string => part.replaceAll(INNER_COMMA, ',');
