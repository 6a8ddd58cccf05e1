import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import styles from './posting-next-steps.module.css';

/** The way on from a result about a résumé: the services that compare it with a posting, with this résumé chosen. */
export const ResumeNextSteps = ({ resumeId }: { resumeId: string }) => (
  <nav className={styles.line} aria-label="接下来" data-print="hide">
    <span>接下来</span>
    <Link to={paths.aiJdAnalysis.href({ resumeId })}>对照一条招聘</Link>
    <Link to={paths.aiCoverLetter.href({ resumeId })}>写求职信</Link>
    <Link to={paths.aiInterview.href({ resumeId })}>模拟面试</Link>
  </nav>
);
