import { adoptStyles } from '#web/lib/page/adopt-styles.ts';
import styles from './round.css?inline';

adoptStyles(styles);
