import { expose } from 'comlink';
import { createLoader } from '../../../rows/loader';
import { request } from '../request';

expose(createLoader(request));
