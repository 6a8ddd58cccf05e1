import { WelcomeCards } from './welcome-cards.js';
import styles from './welcome.module.css';

/** Home shows the cards only; the steps are in the editor. */
export const HomeWelcome = () => (
  <section className={styles.home} aria-label="给您的提示">
    <WelcomeCards />
  </section>
);
