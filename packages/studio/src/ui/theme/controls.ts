// The style sheets of popups, and of controls used only in forms and editors: see ui/parts/with-controls.ts.
import './mantine-controls.css';
import './elements-controls.css';
