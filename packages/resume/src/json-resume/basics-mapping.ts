import type { Basics } from '../basics.js';
import type { Atom } from '../rich-text.js';
import type { Language } from '../text.js';
import {
  type ItemMapping,
  compact,
  i18n,
  isStandard,
  linesOf,
  listOf,
  plainStatements,
  spoken,
  statementsFrom,
  textOf,
  type Standard,
} from './mapping.js';

/** The standard's basics contain the summary, which is a separate section here. */
type BasicsWithSummary = Basics & { selfEvaluation?: Atom[] };

function profile(network: string | undefined, url: string | undefined): Standard {
  return compact({ network, url });
}

const nameIn = (name: Basics['name'], lang: Language): string | undefined =>
  (lang === 'zh' ? (name?.zh ?? name?.en) : (name?.en ?? name?.pinyin ?? name?.zh)) || undefined;

export const basicsMapping: ItemMapping<BasicsWithSummary> = {
  toStandard: (basics, lang) => {
    const city = spoken(basics.residence?.name, lang);
    const links = (basics.links ?? []).filter(({ visible }) => visible !== false);
    return compact({
      name: nameIn(basics.name, lang),
      label: spoken(basics.headline, lang),
      email: basics.email,
      phone: basics.phone,
      url: basics.website,
      summary: plainStatements(basics.selfEvaluation, lang)?.join('\n'),
      location: city ? { city } : undefined,
      profiles: links.length
        ? links.map(({ network, url }) => profile(spoken(network, lang), url))
        : undefined,
    });
  },
  fromStandard: (standard, { lang, newId }) => {
    const name = textOf(standard['name']);
    const residence = i18n(placeFrom(standard['location']), lang);
    const profiles = listOf(standard['profiles']).filter(isStandard);
    return compact({
      name: name ? { [lang]: name } : undefined,
      headline: i18n(standard['label'], lang),
      email: textOf(standard['email']),
      phone: textOf(standard['phone']),
      website: textOf(standard['url'] ?? standard['website']),
      residence: residence && { name: residence },
      links: profiles.length
        ? profiles.map(({ network, url, username }) =>
            compact({ id: newId(), network: i18n(network, lang), url: textOf(url) ?? textOf(username) }),
          )
        : undefined,
      selfEvaluation: textOf(standard['summary'])
        ? statementsFrom(linesOf(standard['summary']), 'paragraph', lang, newId)
        : undefined,
    });
  },
  feeds: {
    name: ['name'],
    label: ['headline'],
    email: ['email'],
    phone: ['phone'],
    url: ['website'],
    summary: ['selfEvaluation'],
    location: ['residence'],
    profiles: ['links'],
  },
};

function placeFrom(location: unknown): string | undefined {
  if (!isStandard(location)) return textOf(location);
  const parts = ['city', 'region'].map((key) => textOf(location[key])).filter(Boolean);
  return parts.join(', ') || textOf(location['address']) || textOf(location['countryCode']);
}
