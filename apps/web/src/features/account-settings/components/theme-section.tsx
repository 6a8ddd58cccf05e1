import { ThemeChoice } from '#src/components/theme-choice.jsx';
import { Row, Section } from './section.js';
import styles from './settings.module.css';

/** The theme of the site in this browser. */
export const ThemeSection = () => (
  <Section id="theme" title="外观">
    <dl className={styles.rows}>
      <Row label="颜色" hint="只在这个浏览器里生效；简历页面和导出的文件始终是白纸。">
        <ThemeChoice />
      </Row>
    </dl>
  </Section>
);
