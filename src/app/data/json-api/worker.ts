import { expose } from 'comlink';
import { createLoader } from './loader';

expose(createLoader());
