import type { ResumeDocument } from '../document.js';
import { compose, composer, day, span } from './compose.js';

const { id, t, bullets, paragraphs } = composer('da');
const en = (text: string) => t(undefined, text);

/** An English résumé: no personal facts, long Latin words, references. */
export const dataAnalystSample: ResumeDocument = compose(
  {
    lang: 'en',
    order: ['selfEvaluation', 'education', 'work', 'projects', 'awards', 'skills', 'languages', 'references'],
  },
  {
    basics: {
      name: { en: 'Evelyn Zhao', zh: '赵伊琳' },
      headline: en('Data Analyst'),
      residence: { name: en('Hangzhou, China') },
      phone: '+86 138 0000 0007',
      email: 'evelyn.zhao@example.com',
      links: [{ id: id(), network: en('LinkedIn'), url: 'https://www.linkedin.com/in/example-evelyn' }],
    },
    selfEvaluation: paragraphs({
      en: 'Analyst with four years of experience in logistics and retail. Builds forecasts that planners trust, explains them in plain language, and follows them into operations.',
    }),
    education: [
      {
        id: id(),
        school: { name: en('University of Northbridge') },
        major: en('Applied Statistics'),
        degreeName: en('MSc'),
        degreeLevel: 'master',
        place: en('Northbridge, UK'),
        period: span('2021.09-2022.09'),
        highlights: bullets({ en: 'Distinction; dissertation on intermittent-demand forecasting' }),
      },
      {
        id: id(),
        school: { name: en('Qiantang University') },
        major: en('Mathematics'),
        degreeName: en('BSc'),
        degreeLevel: 'bachelor',
        place: en('Hangzhou'),
        period: span('2017.09-2021.06'),
        gpa: { value: 3.7, scale: 4 },
      },
    ],
    work: [
      {
        id: id(),
        company: en('Lantern Logistics'),
        title: en('Data Analyst'),
        place: en('Hangzhou'),
        period: span('2022.11-'),
        highlights: bullets(
          {
            en: 'Built a weekly demand forecast for 46 warehouses, lowering mean absolute error by **19%** and overtime by 11%',
          },
          {
            en: 'Designed the carrier scorecard now used in every tender; late deliveries fell from 7.4% to 4.1%',
          },
          { en: 'Mentored three graduates and introduced code review for analytical work' },
        ),
      },
      {
        id: id(),
        company: en('Harbour Retail Group'),
        title: en('Analytics Intern'),
        place: en('London'),
        period: span('2022.05-2022.08'),
        highlights: bullets({
          en: 'Segmented 1.2 million loyalty members and sized three promotions worth GBP 340,000',
        }),
      },
    ],
    projects: [
      {
        id: id(),
        name: en('Open Air-Quality Dashboard'),
        role: en('Maintainer'),
        link: 'https://github.com/example-evelyn/air',
        tech: ['Python', 'DuckDB', 'Observable Plot'],
        period: span('2023.02-'),
        highlights: bullets({
          en: 'Collects hourly readings from 1,400 stations; used by two local newspapers',
        }),
      },
    ],
    awards: [
      { id: id(), name: en('Analyst of the Year'), issuer: en('Lantern Logistics'), date: day('2025.01') },
    ],
    skills: [
      { id: id(), name: en('Languages'), level: 'expert', keywords: ['Python', 'SQL', 'R'] },
      { id: id(), name: en('Tools'), level: 'proficient', keywords: ['dbt', 'Airflow', 'Tableau'] },
      { id: id(), name: en('Methods'), keywords: ['Forecasting', 'Experiment design', 'Causal inference'] },
    ],
    languages: [
      { id: id(), name: en('Mandarin'), fluency: 'native' },
      { id: id(), name: en('English'), fluency: 'fluent' },
    ],
    references: [
      {
        id: id(),
        name: en('Dr Helen Marsh'),
        organisation: en('University of Northbridge'),
        title: en('Senior Lecturer'),
        email: 'h.marsh@example.com',
      },
    ],
  },
);
