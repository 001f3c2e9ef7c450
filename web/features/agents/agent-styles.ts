import { adoptStyles } from '#web/lib/page/adopt-styles.ts';
import styles from './agent.css?inline';

adoptStyles(styles);
