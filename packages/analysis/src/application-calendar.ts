import { chinaDay } from '@qicheng/resume/china-time';
import { appointmentName } from './application-next-step.js';
import { applicationName, type TrackedApplication } from './job-application.js';

/** A calendar day, or a time on it. */
export interface CalendarEvent {
  uid: string;
  /** ISO day in China. */
  day: string;
  at: Date | null;
  minutes: number;
  title: string;
  place: string;
  /** The task. */
  notes?: string | undefined;
  url: string;
  updatedAt: Date;
}

/** The application deadline, or an appointment with its time. */
export interface ApplicationEvent extends CalendarEvent {
  applicationId: string;
  kind: 'deadline' | 'appointment';
}

const shared = ({ id, url, updatedAt }: TrackedApplication) => ({ applicationId: id, url, updatedAt });

function eventsOf(application: TrackedApplication): ApplicationEvent[] {
  const { id, stage, deadline, appointmentAt } = application;
  const name = applicationName(application);
  const events: ApplicationEvent[] = [];
  if (deadline !== null && stage === 'wish')
    events.push({
      uid: `${id}-deadline`,
      kind: 'deadline',
      day: deadline,
      at: null,
      minutes: 0,
      place: '',
      title: `截止投递：${name}`,
      ...shared(application),
    });
  if (appointmentAt !== null && stage !== 'ended')
    events.push({
      uid: `${id}-appointment`,
      kind: 'appointment',
      day: chinaDay(appointmentAt),
      at: appointmentAt,
      minutes: application.appointmentMinutes,
      place: application.appointmentPlace,
      title: `${appointmentName(application)}：${name}`,
      ...shared(application),
    });
  return events;
}

const orderOf = ({ day, at }: ApplicationEvent) => `${day} ${at?.toISOString() ?? ''}`;

/** Deadlines of planned applications and upcoming appointments, by time. */
export const applicationEvents = (applications: readonly TrackedApplication[]): ApplicationEvent[] =>
  applications.flatMap(eventsOf).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** RFC 5545 3.1: maximum octets of a line without its line break. */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545 3.3.11; a control character other than a line break is not allowed in a text. */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- these are what is taken out
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const basic = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const basicDay = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** A line folded into pieces of at most 75 octets, never inside a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // A continuation line begins with a blank.
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

function times({ at, day, minutes }: CalendarEvent): string[] {
  if (at === null)
    return [`DTSTART;VALUE=DATE:${basicDay(day)}`, `DTEND;VALUE=DATE:${basicDay(dayAfter(day))}`];
  return [`DTSTART:${basic(at)}`, `DTEND:${basic(new Date(at.getTime() + minutes * MINUTE_MS))}`];
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}@qicheng`,
  `DTSTAMP:${basic(event.updatedAt)}`,
  ...times(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
  ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
  ...(URL.canParse(event.url) ? [`URL:${new URL(event.url).href}`] : []),
  'END:VEVENT',
];

/**
 * Events as an iCalendar file (RFC 5545); without METHOD it is added without a reply, with the same UID it is
 * replaced.
 */
export const calendarFile = (events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Qicheng//Applications//ZH',
    'CALSCALE:GREGORIAN',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
