// Widths at which the table changes its arrangement. Below 1000 the panels are a strip and the log is a sheet.
import { MediaQuery } from 'svelte/reactivity';

export const strip = new MediaQuery('(max-width: 999px)');
export const phone = new MediaQuery('(max-width: 699px)');
